import type { AuctionView } from '#contract/auction-view.ts'
import { waitingOffers } from '../../../../auction/waiting-offers.ts'

export type OfferToAnswer = {
  /** Null for the reserved one, which is answered as that. */
  readonly lateOfferId: number | null
  readonly amountEur: number
  readonly until: string
  /** The owner can only decline it. */
  readonly isOfOwnPeople: boolean
}

type Asked = Pick<AuctionView, 'reservation' | 'lateOffers' | 'lateOfferCount'> & {
  readonly actions: Pick<
    AuctionView['actions'],
    'answerLateOffers' | 'reservationConfirm' | 'reservationDecline'
  >
}

/** Those the owner is asked about: the reserved one alone, or the best of the late ones (rules 7). */
export function offersToAnswer(auction: Asked): readonly OfferToAnswer[] {
  const { actions, reservation, lateOffers } = auction
  if (reservation && actions.reservationDecline?.isAllowed) {
    const { amountEur, bindsUntil } = reservation
    const isOfOwnPeople = !actions.reservationConfirm?.isAllowed
    return [{ lateOfferId: null, amountEur, until: bindsUntil, isOfOwnPeople }]
  }
  if (!actions.answerLateOffers?.isAllowed) return []
  const { ofOwnPeopleIds } = actions.answerLateOffers.facts
  return (lateOffers ?? []).flatMap(({ lateOfferId, amountEur, lapsesAt, status }) => {
    if (status !== 'pending') return []
    const isOfOwnPeople = ofOwnPeopleIds.includes(lateOfferId)
    return [{ lateOfferId, amountEur, until: lapsesAt, isOfOwnPeople }]
  })
}

/** The highest of those that could be accepted instead and bring more; null where it is the best. */
export function higherThan(
  { amountEur }: OfferToAnswer,
  offers: readonly OfferToAnswer[],
): number | null {
  const higher = offers
    .filter((other) => !other.isOfOwnPeople && other.amountEur > amountEur)
    .map((other) => other.amountEur)
  return higher.length === 0 ? null : Math.max(...higher)
}

/** Further late ones wait behind those that are shown: the next follows when one is declined. */
export function isMoreWaiting(auction: Asked, shown: readonly OfferToAnswer[]): boolean {
  return (
    auction.actions.answerLateOffers?.isAllowed === true && waitingOffers(auction) > shown.length
  )
}
