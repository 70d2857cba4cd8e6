import type { AuctionState, Bidder } from '../../core/state.ts'
import type {
  AuctionNotification,
  AuctionNotificationCode,
  FactsOfCode,
  NotificationArguments,
  NotificationRecipient,
} from './auction-notification.ts'

/** A notification of this auction; who gets it when is decided where the events are read. */
export function notificationOf<Code extends AuctionNotificationCode>(
  state: AuctionState,
  code: Code,
  to: NotificationRecipient,
  facts: FactsOfCode<Code>,
): AuctionNotification {
  return addressed(state, code, to, facts)
}

export function notificationToOwner<Code extends AuctionNotificationCode>(
  state: AuctionState,
  code: Code,
  ...[facts]: NotificationArguments<Code>
): AuctionNotification {
  return addressed(state, code, { kind: 'owner', customerId: state.ownerCustomerId }, facts)
}

export function notificationToMerchant<Code extends AuctionNotificationCode>(
  state: AuctionState,
  code: Code,
  merchantId: number,
  ...[facts]: NotificationArguments<Code>
): AuctionNotification {
  return addressed(state, code, { kind: 'merchant', merchantId }, facts)
}

export function toBidders<Code extends AuctionNotificationCode>(
  state: AuctionState,
  code: Code,
  facts: FactsOfCode<Code>,
  isReader: (bidder: Bidder) => boolean = () => true,
): readonly AuctionNotification[] {
  return state.bidders
    .filter(isReader)
    .map(({ merchantId }) => notificationOf(state, code, { kind: 'merchant', merchantId }, facts))
}

function addressed(
  { auctionId, entityId }: AuctionState,
  code: AuctionNotificationCode,
  to: NotificationRecipient,
  facts: AuctionNotification['facts'] = {},
): AuctionNotification {
  return { code, to, auctionId, entityId, facts }
}
