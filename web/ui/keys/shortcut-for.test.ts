import { expect, test } from 'vitest'
import {
  isOfCharacters,
  type PressedKey,
  pairFor,
  type Shortcut,
  shortcutFor,
} from './shortcut-for.ts'

/** Which shortcut a key means. */

const run = () => undefined
const named = (keys: string, more: Partial<Shortcut> = {}): Shortcut => ({
  ...{ keys, label: keys, run },
  ...more,
})
const press = (key: string, timeStamp = 0, repeat = false): PressedKey => ({
  key,
  timeStamp,
  repeat,
})

const all = [
  named('g b'),
  named('b'),
  named('j', { mayRepeat: true }),
  named('1-4'),
  { keys: 'Enter', label: 'confirm' },
]

test('a key means the shortcut of its name, a digit also its span', () => {
  expect(shortcutFor(all, press('b'))?.keys).toBe('b')
  expect(shortcutFor(all, press('4'))?.keys).toBe('1-4')
  expect(shortcutFor(all, press('5'))).toBeUndefined()
  expect(shortcutFor(all, press('-'))).toBeUndefined()
})

test('what the browser does itself is left to it', () => {
  expect(shortcutFor(all, press('Enter'))).toBeUndefined()
})

test('a key that is held down walks on and does nothing else again', () => {
  expect(shortcutFor(all, press('b', 0, true))).toBeUndefined()
  expect(shortcutFor(all, press('j', 0, true))?.keys).toBe('j')
})

test('the second key of a pair within 1.2 seconds is no key of its own', () => {
  expect(pairFor(all, press('g'), press('b', 1199))?.keys).toBe('g b')
  expect(pairFor(all, press('g'), press('b', 1200))).toBeUndefined()
  expect(pairFor(all, press('j'), press('b', 10))).toBeUndefined()
  expect(pairFor(all, undefined, press('b'))).toBeUndefined()
  expect(pairFor(all, press('g'), press('b', 10, true))).toBeUndefined()
})

test('letters, digits and signs can be said by accident, other keys cannot', () => {
  const said = [named('j'), named('1-4'), named('?'), named('g b'), named('Escape')]
  expect(said.filter(isOfCharacters).map(({ keys }) => keys)).toEqual(['j', '1-4', '?', 'g b'])
})
