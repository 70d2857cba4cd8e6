import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'

type FactsOf<Name extends 'renegotiationDecline' | 'reservationDecline' | 'pause'> = Extract<
  AuctionView['actions'][Name],
  { isAllowed: true }
>['facts']
export type DeclineFacts = FactsOf<'renegotiationDecline'>
export type ReservationDeclineFacts = FactsOf<'reservationDecline'>
export type PauseFacts = FactsOf<'pause'>
type RestartTerms = Omit<NonNullable<DeclineFacts['withRestart']>, 'bid'>

/** What the owner can do after an answer that cannot be taken back, in sentences shown before it. */
export function useOptionsAfterwards() {
  const t = useTranslations('auction.afterwards')
  const mine = useTranslations('listing.mine')
  const format = useFormat()
  const nowMs = useServerNow(60_000)
  const at = (instant: string) => format.dateTimeWithZone(instant)
  const restart = (terms: RestartTerms): string => {
    const { asItIsPossibleAt, reducedMinimumEur, reducedMaximumEur } = terms
    if (Date.parse(asItIsPossibleAt) <= nowMs) return t('any')
    const from = at(asItIsPossibleAt)
    if (reducedMinimumEur > reducedMaximumEur) return t('later', { at: from })
    const [min, max] = [reducedMinimumEur, reducedMaximumEur].map(format.money)
    return t('reduced', { min: min ?? '', max: max ?? '', at: from })
  }
  const newRound = ({ restart: action }: PauseFacts): string => {
    if (action.isAllowed) return restart(action.facts)
    const { possibleAt, rounds, withinDays } = action.refusal.facts
    return t('none', {
      at: at(new Date(possibleAt as string | number).toISOString()), // The facts of TOO_MANY_ROUNDS.
      rounds: Number(rounds),
      days: Number(withinDays),
    })
  }
  const roundsLeft = ({ restart: action }: PauseFacts): string =>
    action.isAllowed ? mine('roundsLeft', { count: action.facts.roundsLeft }) : ''
  const withoutBid = (options: DeclineFacts['withoutBid']): string => {
    const { lateOffersOpenAt } = options
    const lateOffers = lateOffersOpenAt && t('lateOffers', { at: at(lateOffersOpenAt) })
    return [lateOffers, newRound(options)].filter(Boolean).join(' ')
  }
  return {
    newRound,
    withoutBid,
    /** Of a pause: how many rounds are left, and from when and at which price the next is possible. */
    paused: (facts: PauseFacts): string =>
      [roundsLeft(facts), newRound(facts)].filter(Boolean).join(' '),
    /** Of an ad whose auction has not begun: any price is possible again, so only how many are left. */
    withdrawn: (facts: PauseFacts): string => roundsLeft(facts) || newRound(facts),
    withRestart: (terms: NonNullable<DeclineFacts['withRestart']>): string =>
      [
        restart(terms),
        t('startPrice', { amount: format.money(terms.bid.startPriceMinimumEur) }),
      ].join(' '),
    /** What declining a reservation ends: a late offer alone, or the whole offer collection. */
    reservationDeclined: (facts: ReservationDeclineFacts | null): string =>
      facts?.withoutBid
        ? `${t('bidDeclined')} ${withoutBid(facts.withoutBid)}`
        : t('lateOfferDeclined'),
  }
}
