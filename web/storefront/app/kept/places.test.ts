import { createElement } from 'react'
import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

test('a part that shows a row is a piece of its own, and all else between two of them is one', () => {
  const places = createPlaces()
  const part = createElement(() => null)
  const add = (markup: string, rows: readonly object[] = []) =>
    places.add({
      ...{ part, prefix: '', piece: { markup } },
      rows: rows.map((row, at) => ({ row, at, path: '/list', name: 'card' })),
    })
  const [filters, first, second, foot] = [
    add('filters'),
    add('1', [{}]),
    add('2', [{}]),
    add('foot'),
  ]
  const content = places.fill(`<a>${filters}<b>${first}${second}</b>${foot}</a>`)
  const texts = content.map((piece) => ('markup' in piece ? piece : piece.piece).markup)
  expect(texts).toEqual(['<a>filters<b>', '1', '2', '</b>foot</a>'])
})
