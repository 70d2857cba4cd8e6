import { expect, test } from 'vitest'
import { isMeantWord } from './meant-word.ts'

/** The search forgives what a finger slips over (attributes 8). */

test.each([
  ['weinsberg', 'wein', 'a beginning'],
  ['weinsberg', 'weinsbreg', 'two letters that changed places'],
  ['hymer', 'himer', 'another letter'],
  ['hymer', 'hymmer', 'a letter too many'],
  ['dethleffs', 'detleffs', 'a missing letter'],
  ['dethleffs', 'detlefs', 'in a short word no two slips', false],
  ['dethleffs', 'dethlephs', 'in a long word two slips'],
  ['hymer', 'hymr', 'a missing letter of five'],
  ['hymer', 'hime', 'in four letters no two slips', false],
  ['alde', 'alda', 'no other letter in four', false],
  ['carado', 'corvado', 'two slips of seven letters', false],
  ['t670', 't680', 'another number', false],
  ['globebus', 'globecar', 'another name', false],
  ['mario', 'vario', 'another first letter', false],
])('"%s" looked for as "%s": %s', (word, term, _how, isMeant: boolean = true) => {
  expect(isMeantWord(word, term)).toBe(isMeant)
})
