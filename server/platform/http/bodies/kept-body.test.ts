import { expect, test } from 'vitest'
import { keepBody, keptBodyOf } from './kept-body.ts'

const card = (entityId: number) => keepBody({ entityId, name: 'Bürstner "Lyseo"', price: null })

test.each([
  ['no list', { total: 3, name: 'Ωμέγα' }],
  ['nothing', {}],
  ['an empty list', { products: [], total: 0 }],
  ['a list of kept parts', { products: [card(1), card(2)], total: 2 }],
  ['several, between others', { page: 1, products: [card(1)], more: [card(2)], absent: undefined }],
  ['a list of which one part is not kept', { products: [card(1), { entityId: 2 }] }],
])('the body of an answer with %s is its JSON', (_name, answer) => {
  expect(keptBodyOf(keepBody(answer))?.toString()).toBe(JSON.stringify(answer))
})

test('a body is written once, and that of a part is the part’s in every answer', () => {
  const part = card(1)
  const answer = keepBody({ products: [part] })
  expect(keptBodyOf(answer)).toBe(keptBodyOf(answer))
  expect(keptBodyOf(part)).toBe(keptBodyOf(part))
})

test('a short body keeps no more of the memory than its own bytes', () => {
  const body = keptBodyOf(card(1))
  expect(body?.buffer.byteLength).toBe(body?.length)
})

test('an answer of which nobody said that it stays has no body', () => {
  expect(keptBodyOf({ products: [card(1)] })).toBeUndefined()
  expect(keptBodyOf(null)).toBeUndefined()
})
