import { auctionNotifications } from '../../../messaging/notification-table.ts'
import type {
  NotificationReader,
  NotificationRow,
} from '../../../messaging/table/notification-row.ts'
import type { AuctionEvent, EventOf } from '../../core/events.ts'
import type { AuctionState } from '../../core/state.ts'
import type {
  AuctionNotification,
  AuctionNotificationCode,
  NotificationRecipient,
} from './auction-notification.ts'

/** Changes that many events may cause: they have no event of their own and are read from the states. */
type ChangeOfState = 'leader_changed' | 'bid_binds_on' | 'bid_waits_for_owner' | 'bid_freed'

type Rows = typeof auctionNotifications
type EventName = AuctionEvent['type'] | ChangeOfState
type NameIn<Event> = Event extends readonly (infer Name)[] ? Name : Event
type KeysOf<Name> = Name extends AuctionEvent['type'] ? keyof EventOf<Name> : never

/** A row whose event does not exist, or does not carry the facts, is `never`: the compiler names it. */
type FittingRow<Row> = Row extends { readonly event: infer Event }
  ? NameIn<Event> extends EventName
    ? Row extends { readonly facts: readonly (infer Fact)[] }
      ? [Fact] extends [KeysOf<NameIn<Event>>]
        ? NotificationRow
        : never
      : NotificationRow
    : never
  : never

const rows: { readonly [Code in AuctionNotificationCode]: FittingRow<Rows[Code]> } =
  auctionNotifications

type Composed = {
  readonly code: AuctionNotificationCode
  readonly readers: readonly NotificationReader[]
  readonly facts: readonly string[]
}

const composedByEvent = composedRows()

/** The notifications that need nothing but their row and the event. */
export function composeFromRows(
  state: AuctionState,
  event: AuctionEvent,
): readonly AuctionNotification[] {
  const { auctionId, entityId } = state
  return (composedByEvent.get(event.type) ?? []).flatMap(({ code, readers, facts: names }) => {
    const facts = factsOf(event, names)
    return readers
      .flatMap((reader) => recipientsOf(state, event, reader))
      .map((to) => ({ code, to, auctionId, entityId, facts }))
  })
}

function composedRows(): ReadonlyMap<string, readonly Composed[]> {
  const byEvent = new Map<string, Composed[]>()
  for (const [code, { event, to, facts }] of Object.entries<NotificationRow>(rows)) {
    if (facts === undefined) continue
    for (const name of typeof event === 'string' ? [event] : event) {
      const composed = byEvent.get(name) ?? []
      byEvent.set(name, composed)
      composed.push({
        code: code as AuctionNotificationCode, // A key of the rows.
        readers: typeof to === 'string' ? [to] : to,
        facts,
      })
    }
  }
  return byEvent
}

function factsOf(event: AuctionEvent, names: readonly string[]): AuctionNotification['facts'] {
  const carried: Readonly<Record<string, unknown>> = event
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = carried[name]
      const isFact =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return isFact ? [[name, value]] : []
    }),
  )
}

function recipientsOf(
  { ownerCustomerId, bidders, renegotiation }: AuctionState,
  event: AuctionEvent,
  reader: NotificationReader,
): readonly NotificationRecipient[] {
  switch (reader) {
    case 'owner':
      return [{ kind: 'owner', customerId: ownerCustomerId }]
    case 'merchant':
      return 'merchantId' in event && event.merchantId !== null
        ? [{ kind: 'merchant', merchantId: event.merchantId }]
        : []
    case 'buyer':
      return renegotiation === undefined
        ? []
        : [{ kind: 'merchant', merchantId: renegotiation.merchantId }]
    case 'bidders':
      return bidders.map(({ merchantId }) => ({ kind: 'merchant', merchantId }))
    case 'watchers':
      return [{ kind: 'watchers' }]
    default:
      throw new Error(`An auction has no reader called ${reader}`)
  }
}
