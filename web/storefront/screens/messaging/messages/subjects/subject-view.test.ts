import { expect, it } from 'vitest'
import { queryText } from '#locales/paths.ts'
import { readView, writeView } from './subject-view.ts'

it.each([
  ['', { filter: 'all', text: '' }],
  ['?filter=in_need', { filter: 'in_need', text: '' }],
  ['?filter=archive&text=P%C3%B6ssl+640', { filter: 'archive', text: 'Pössl 640' }],
] as const)('the address %s asks for these subjects, and is written so', (address, view) => {
  expect(readView(new URLSearchParams(address))).toEqual(view)
  expect(queryText(writeView(view))).toBe(address)
})

it('passes over what there is not', () => {
  const view = readView(new URLSearchParams(`?filter=spam&text=${'x'.repeat(200)}`))
  expect(view).toEqual({ filter: 'all', text: 'x'.repeat(80) })
})
