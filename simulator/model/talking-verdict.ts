import { type Asker, no, type Verdict, yes } from './answer.ts'
import { barred } from './bidding-verdict.ts'
import { figures, stepAt } from './figures.ts'
import type { Deed, Release } from './story.ts'
import type { Telling } from './telling.ts'

/** Rules 6: whose turn it is after the hammer, and between which amounts. */

export function talking(release: Release, telling: Telling, asker: Asker, deed: Deed): Verdict {
  const { talks } = telling
  const { who } = asker
  if (telling.status !== 'renegotiation' || talks === null) return no()
  const isBuyer = who === talks.buyer
  const step = stepAt(talks.bestEur)
  if (who === release.owner) {
    if (deed.kind === 'decline') return yes
    // A raise binds at once, so the owner may take it before the buyer's turn is over.
    if (deed.kind === 'accept')
      return talks.turn === 'owner' || talks.offerEur !== null ? yes : no()
    if (talks.turn !== 'owner') return no()
    if (deed.kind !== 'counter' || talks.counters >= figures.countersASide) return no()
    const below = talks.counterEur ?? release.targetEur + 1
    return deed.amountEur > talks.bestEur &&
      deed.amountEur <= release.targetEur &&
      deed.amountEur < below
      ? yes
      : no()
  }
  if (!isBuyer) return no()
  // What stands binds him; to more he binds himself only where he could bid.
  const bindsMore = deed.kind === 'offer' || deed.kind === 'raise'
  const out = bindsMore ? barred(release, telling, asker) : null
  if (out) return out
  if (deed.kind === 'raise') {
    const most = talks.counterEur ?? figures.bidTooHighTimes * talks.bestEur
    const least = Math.min(talks.bestEur + step, most)
    return deed.amountEur >= least && deed.amountEur <= most ? yes : no()
  }
  if (talks.turn !== 'buyer' || talks.counterEur === null) return no()
  if (deed.kind === 'accept' || deed.kind === 'leave') return yes
  if (deed.kind !== 'offer' || talks.offers >= figures.countersASide) return no()
  return deed.amountEur >= talks.bestEur + step && deed.amountEur < talks.counterEur ? yes : no()
}
