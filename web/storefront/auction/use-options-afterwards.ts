import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'

type FactsOf<Name extends 'renegotiationDecline' | 'reservationDecline'> = Extract<
  AuctionView['actions'][Name],
  { isAllowed: true }
>['facts']
export type DeclineFacts = FactsOf<'renegotiationDecline'>
export type ReservationDeclineFacts = FactsOf<'reservationDecline'>
type RestartTerms = Omit<NonNullable<DeclineFacts['withRestart']>, 'bid'>

/** What the owner can do after an answer that cannot be taken back, in sentences shown before it. */
export function useOptionsAfterwards() {
  const t = useTranslations('auction.afterwards')
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
  const newRound = ({ restart: action }: DeclineFacts['withoutBid']): string => {
    if (action.isAllowed) return restart(action.facts)
    const { possibleAt, rounds, withinDays } = action.refusal.facts
    return t('none', {
      at: at(new Date(possibleAt as string | number).toISOString()), // The facts of TOO_MANY_ROUNDS.
      rounds: Number(rounds),
      days: Number(withinDays),
    })
  }
  const withoutBid = (options: DeclineFacts['withoutBid']): string => {
    const { lateOffersOpenAt } = options
    const lateOffers = lateOffersOpenAt && t('lateOffers', { at: at(lateOffersOpenAt) })
    return [lateOffers, newRound(options)].filter(Boolean).join(' ')
  }
  return {
    newRound,
    withoutBid,
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
