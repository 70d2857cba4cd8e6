import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createKeptMarkup } from './kept-markup.ts'

const Card = (_props: { readonly id: number; readonly price?: number }) => null
const Row = (_props: { readonly id: number }) => null

function drawing(maxCharacters = 10_000) {
  const kept = createKeptMarkup(maxCharacters)
  const drawn: ReactElement[] = []
  const find = (part: ReactElement, around = 'de') =>
    kept.find(part, around, (one) => {
      drawn.push(one)
      return `drawn ${drawn.length}`
    })
  return { kept, find, drawn }
}

test('a part is drawn once for the same component, data and surroundings, and anew for any other', () => {
  const { find } = drawing()
  const first = find(createElement(Card, { id: 1, price: 500 }))
  expect(find(createElement(Card, { id: 1, price: 500 }))).toBe(first)
  const others = [
    find(createElement(Card, { id: 1, price: 501 })),
    find(createElement(Card, { id: 1, price: 500 }), 'pl'),
    find(createElement(Card, { id: 1 })),
    find(createElement(Row, { id: 1 })),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})

test('parts stay within their room, and those asked for last stay', () => {
  const { kept, find, drawn } = drawing(2000)
  for (let id = 1; id <= 1000; id += 1) {
    find(createElement(Card, { id }))
    find(createElement(Card, { id: 0 }))
    expect(kept.size().characters).toBeLessThanOrEqual(2000)
  }
  expect(drawn).toHaveLength(1001)
  expect(kept.size().parts).toBeGreaterThan(20)
})
