import type { AuctionState, Bidder } from '../../core/state.ts'
import type {
  Letter,
  LetterArguments,
  LetterCode,
  LetterFacts,
  LetterRecipient,
} from './letters.ts'

/** A letter of this auction; who gets it when is decided where the events are read. */
export function letterOf<Code extends LetterCode>(
  state: AuctionState,
  code: Code,
  to: LetterRecipient,
  facts: LetterFacts<Code>,
): Letter {
  return addressed(state, code, to, facts)
}

export function letterToOwner<Code extends LetterCode>(
  state: AuctionState,
  code: Code,
  ...[facts]: LetterArguments<Code>
): Letter {
  return addressed(state, code, { kind: 'owner', customerId: state.ownerCustomerId }, facts)
}

export function letterToMerchant<Code extends LetterCode>(
  state: AuctionState,
  code: Code,
  merchantId: number,
  ...[facts]: LetterArguments<Code>
): Letter {
  return addressed(state, code, { kind: 'merchant', merchantId }, facts)
}

export function toBidders<Code extends LetterCode>(
  state: AuctionState,
  code: Code,
  facts: LetterFacts<Code>,
  isReader: (bidder: Bidder) => boolean = () => true,
): readonly Letter[] {
  return state.bidders
    .filter(isReader)
    .map(({ merchantId }) => letterOf(state, code, { kind: 'merchant', merchantId }, facts))
}

function addressed(
  { auctionId, entityId }: AuctionState,
  code: LetterCode,
  to: LetterRecipient,
  facts: Letter['facts'] = {},
): Letter {
  return { code, to, auctionId, entityId, facts }
}
