import { expect, test } from 'vitest'
import { type Circle, placesOfWords } from './places-of-words.ts'

const frame = { widthPx: 300, heightPx: 200 }
const circle = (x: number, y: number, radiusPx = 8): Circle => ({ x, y, radiusPx, word: '50–75' })

test('a word stands right of its circle, and left of it where there is no room', () => {
  expect(placesOfWords([circle(30, 50)], [], frame)).toEqual(['right'])
  expect(placesOfWords([circle(95, 50)], [], frame)).toEqual(['left'])
  expect(placesOfWords([circle(30, 50), circle(45, 50)], [], frame)).toEqual(['left', 'right'])
})

test('a word without room on either side is left out, and the larger circle keeps its own', () => {
  const row = [20, 30, 40, 50].map((x) => circle(x, 50))
  expect(placesOfWords(row, [], frame)).toEqual(['left', undefined, undefined, 'right'])
  const [small, large] = placesOfWords([circle(60, 50), circle(60, 52, 20)], [], frame)
  expect([small, large]).toEqual([undefined, 'right'])
})

test('no word stands over what is covered', () => {
  const vehicle = { x: 40, y: 50, left: 11, right: 60, above: 11, below: 11 }
  expect(placesOfWords([circle(30, 50)], [vehicle], frame)).toEqual(['left'])
})
