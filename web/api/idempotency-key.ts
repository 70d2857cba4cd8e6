import { randomId } from './random-id.ts'

/**
 * One key for one intention: make it when the user presses, keep it for every repeat of that press,
 * so that a market command sent twice has one effect (rules 4).
 */
export function newIdempotencyKey(): string {
  return randomId()
}
