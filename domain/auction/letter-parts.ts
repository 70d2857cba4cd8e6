import type { Letter, LetterCode, LetterRecipient } from './letters.ts'
import type { AuctionState, Bidder } from './state.ts'

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
  isReader: (bidder: Bidder) => boolean = () => true,
): readonly Letter[] {
  return state.bidders
    .filter(isReader)
    .map((bidder) => letterToMerchant(state, code, bidder.merchantId, facts))
}
