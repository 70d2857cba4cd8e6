import { expect, test } from 'vitest'
import { plateKey } from './plate.ts'

test.each(['KI CM 240', 'KI-CM 240', 'ki cm240', 'KI.CM.240'])(
  '%s is one plate, however it is written (rules 2)',
  (plate) => {
    expect(plateKey(plate)).toBe('KICM240')
  },
)
