import { randomBytes, randomInt } from 'node:crypto'
import type { RandomInputs } from '#domain/auction/core/facts.ts'

/** Chance for one command (rules 4 and 9). */
export function drawRandomInputs(): RandomInputs {
  return {
    yellowFraction: randomInt(2 ** 32) / 2 ** 32,
    targetSalt: newSalt(),
    yellowSalt: newSalt(),
    limitSalt: newSalt(),
  }
}

function newSalt(): string {
  return randomBytes(32).toString('hex')
}
