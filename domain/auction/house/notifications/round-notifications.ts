import type { AuctionEvent } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import { notificationOf, notificationToMerchant } from './address-notification.ts'
import type { AuctionNotification, NotificationRecipient } from './auction-notification.ts'

/**
 * Notifications about the archived bid of the round before and about the second chance (rules 6 and 10).
 * A bid may be freed by many events, so the notification follows from the states before and after.
 */
export function roundNotifications(change: {
  readonly before: AuctionState
  readonly after: AuctionState
  readonly events: readonly AuctionEvent[]
}): readonly AuctionNotification[] {
  const { before, after, events } = change
  const owner: NotificationRecipient = { kind: 'owner', customerId: after.ownerCustomerId }
  return [
    ...followUpNotifications(before, after, owner),
    ...events.flatMap((event): readonly AuctionNotification[] => {
      switch (event.type) {
        case 'second_chance_offered': {
          const { merchantId = 0, amountEur = 0 } = after.secondChance ?? {}
          const facts = { amountEur, turnEndsAt: event.turnEndsAt }
          return [notificationToMerchant(after, 'second_chance_offered_dealer', merchantId, facts)]
        }
        case 'second_chance_closed':
          // The owner knows what they did themselves.
          if (event.cause === 'owner_chose_otherwise') return []
          return [
            notificationOf(after, 'second_chance_closed_owner', owner, { cause: event.cause }),
            // A dealer who declined knows it; a dealer who let the deadline pass may not have noticed.
            ...(event.cause === 'lapsed' ? lapsedChance(before) : []),
          ]
        default:
          return []
      }
    }),
  ]
}

function lapsedChance(before: AuctionState): readonly AuctionNotification[] {
  if (!before.secondChance) return []
  const { merchantId, amountEur } = before.secondChance
  return [notificationToMerchant(before, 'second_chance_lapsed_dealer', merchantId, { amountEur })]
}

function followUpNotifications(
  before: AuctionState,
  after: AuctionState,
  owner: NotificationRecipient,
): readonly AuctionNotification[] {
  const [was, is] = [before.followUp, after.followUp]
  if (was === null && is !== null) {
    const { merchantId, amountEur, bindsUntil } = is
    return [
      notificationToMerchant(after, 'follow_up_binding_dealer', merchantId, {
        amountEur,
        bindsUntil,
      }),
    ]
  }
  if (was !== null && is === null && after.sale?.merchantId !== was.merchantId) {
    const { merchantId, amountEur } = was
    return [notificationToMerchant(after, 'follow_up_freed_dealer', merchantId, { amountEur })]
  }
  if (is?.acceptUntil == null || was?.acceptUntil != null) return []
  const bindsUntil = Math.min(is.acceptUntil, is.bindsUntil)
  const facts = { amountEur: is.amountEur, bindsUntil }
  return [
    notificationOf(after, 'follow_up_waiting_owner', owner, facts),
    notificationToMerchant(after, 'follow_up_waiting_dealer', is.merchantId, facts),
  ]
}
