import type { Letter, LetterCode, LetterRecipient } from './letters.ts'
import type { AuctionState } from './state.ts'

/** A letter of this auction; who gets it when is decided where the events are read. */
export function letterOf(
  state: AuctionState,
  code: LetterCode,
  to: LetterRecipient,
  facts: Letter['facts'],
): Letter {
  return { code, to, auctionId: state.auctionId, entityId: state.entityId, facts }
}

export function letterToMerchant(
  state: AuctionState,
  code: LetterCode,
  merchantId: number,
  facts: Letter['facts'] = {},
): Letter {
  return letterOf(state, code, { kind: 'merchant', merchantId }, facts)
}

export function toBidders(
  state: AuctionState,
  code: LetterCode,
  facts: Letter['facts'],
  exceptMerchantId: number | null = null,
): readonly Letter[] {
  return state.bidders
    .filter((bidder) => bidder.merchantId !== exceptMerchantId)
    .map((bidder) => letterToMerchant(state, code, bidder.merchantId, facts))
}
