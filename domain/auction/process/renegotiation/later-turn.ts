import { hourMs, type Instant } from '../../../calendar/instant.ts'

/**
 * When a turn after the owner's first ends: after its hours, but never later than the bid binds
 * (rules 6). The page asks here as well, for what its viewer has not sent yet.
 */
export function laterTurnEnd(
  begins: Instant,
  turn: { readonly turnHours: number; readonly bindsUntil: Instant },
): Instant {
  return Math.min(begins + turn.turnHours * hourMs, turn.bindsUntil)
}
