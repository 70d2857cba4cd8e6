import type { Letter, LetterCode } from '#domain/auction/letters.ts'
import type { RouteName } from '#locales/paths.ts'

/** Where the button of an auction's letter leads; letters not named here lead to the vehicle. */

export type LetterScreen = {
  readonly name: RouteName
  readonly params?: Readonly<Record<string, string | number>>
}

const byLetter: Readonly<Partial<Record<LetterCode, (letter: Letter) => LetterScreen>>> = {
  ad_sent_back: ({ entityId }) => ({ name: 'continueAd', params: { id: entityId } }),
  ad_submitted: () => ({ name: 'myVehicles' }),
  ad_paused: () => ({ name: 'myVehicles' }),
  ad_stopped: () => ({ name: 'myVehicles' }),
  auction_withdrawn: () => ({ name: 'catalog' }),
  auction_sold_dealer: () => ({ name: 'merchantPurchases' }),
  auction_lost: () => ({ name: 'catalog' }),
  renegotiation_started_owner: renegotiation,
  renegotiation_started_dealer: renegotiation,
  renegotiation_reminder_owner: renegotiation,
  counter_offer_received: renegotiation,
  offer_received: renegotiation,
  offer_raised: renegotiation,
  buyer_left_owner: renegotiation,
  offer_declined_dealer: () => ({ name: 'catalog' }),
  renegotiation_lapsed_dealer: () => ({ name: 'catalog' }),
  renegotiation_canceled_dealer: () => ({ name: 'catalog' }),
  follow_up_freed_dealer: () => ({ name: 'catalog' }),
  late_offer_lapsed_dealer: () => ({ name: 'catalog' }),
  journal_final_head: ({ auctionId }) => ({ name: 'auctionJournal', params: { id: auctionId } }),
}

export function screenOf(letter: Letter): LetterScreen {
  return byLetter[letter.code]?.(letter) ?? { name: 'product', params: { id: letter.entityId } }
}

function renegotiation({ auctionId }: Letter): LetterScreen {
  return { name: 'renegotiation', params: { id: auctionId } }
}
