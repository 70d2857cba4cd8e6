import { type Asker, no, type Verdict, yes } from '../answer.ts'
import { figures, stepAt } from '../figures.ts'
import type { ModelState } from '../model-state.ts'
import { roundsLeft } from '../rounds.ts'
import type { Command, Release } from '../scenario.ts'
import { barred } from './bidding-verdict.ts'

/** Rules 6: whose turn it is after the hammer, and between which amounts. */

export function renegotiationVerdict(
  release: Release,
  state: ModelState,
  asker: Asker,
  { command, now }: { readonly command: Command; readonly now: number },
): Verdict {
  const { renegotiation } = state
  const { who } = asker
  if (state.status !== 'renegotiation' || renegotiation === null) return no()
  const isBuyer = who === renegotiation.buyer
  const step = stepAt(renegotiation.bestEur)
  if (who === release.owner) {
    if (command.kind === 'decline') {
      // Nobody loses a bid for a round that cannot follow.
      const isRestart = command.reason === 'price_too_low' && command.then === 'restart'
      return isRestart && roundsLeft(release, state, now) <= 0 ? no('TOO_MANY_ROUNDS') : yes
    }
    // A raise binds at once, so the owner may take it before the buyer's turn is over.
    if (command.kind === 'accept')
      return renegotiation.turn === 'owner' || renegotiation.offerEur !== null ? yes : no()
    if (renegotiation.turn !== 'owner') return no()
    if (command.kind !== 'counter' || renegotiation.counters >= figures.countersASide) return no()
    const below = renegotiation.counterEur ?? release.targetEur + 1
    return command.amountEur > renegotiation.bestEur &&
      command.amountEur <= release.targetEur &&
      command.amountEur < below
      ? yes
      : no()
  }
  if (!isBuyer) return no()
  // What stands binds the buyer; they can bind themselves to more only where they could bid.
  const bindsMore = command.kind === 'offer' || command.kind === 'raise'
  const out = bindsMore ? barred(release, state, asker) : null
  if (out) return out
  if (command.kind === 'raise') {
    const most = renegotiation.counterEur ?? figures.bidTooHighTimes * renegotiation.bestEur
    const least = Math.min(renegotiation.bestEur + step, most)
    return command.amountEur >= least && command.amountEur <= most ? yes : no()
  }
  if (renegotiation.turn !== 'buyer' || renegotiation.counterEur === null) return no()
  if (command.kind === 'accept' || command.kind === 'leave') return yes
  if (command.kind !== 'offer' || renegotiation.offers >= figures.countersASide) return no()
  return command.amountEur >= renegotiation.bestEur + step &&
    command.amountEur < renegotiation.counterEur
    ? yes
    : no()
}
