import { expect, test } from 'vitest'
import { textDifference } from './text-difference.ts'

test.each([
  ['Gut gepflegt.', 'Gut gepflegt. Reifen neu.', ['Gut gepflegt.', ' Reifen neu.', '']],
  ['Länge 6,95 m, rot', 'Länge 7,31 m, rot', ['Länge ', '7,31', ' m, rot']],
  ['ja ja', 'ja ja ja', ['ja ja', ' ja', '']],
  ['Alt', 'Neu', ['', 'Neu', '']],
  ['Gleich', 'Gleich', ['Gleich', '', '']],
])('of "%s" and "%s" the new words are found', (before, after, parts) => {
  expect(Object.values(textDifference(before, after))).toEqual(parts)
})
