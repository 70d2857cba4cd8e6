import { expect, test } from 'vitest'
import { createKeptNames } from './kept-names.ts'

const long = (text: string) => text.padEnd(500, '.')

test('the same content has one short name, whichever object it stands in, and another content another', () => {
  const names = createKeptNames(10_000)
  const [one, other] = [{ model: long('Bürstner') }, { model: long('Hymer') }]
  expect(names.ofData({ ...one })).toBe(names.ofData(one))
  expect(names.ofData(one)).not.toBe(names.ofData(other))
  expect(names.ofData(one).length).toBeLessThan(10)
  expect(names.ofData({ page: 1 })).toBe('{"page":1}')
})

test('what was forgotten for want of room gets another name, and nobody its old one', () => {
  const names = createKeptNames(2_000)
  const given = Array.from({ length: 20 }, (_, number) => names.ofText(long(`text ${number}`)))
  expect(names.ofText(long('text 19'))).toBe(given[19])
  given.push(names.ofText(long('text 0')))
  expect(new Set(given).size).toBe(21)
})
