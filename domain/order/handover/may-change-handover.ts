import type { Instant } from '../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../refusal/refusal.ts'
import { type HandoverCommand, handoverChecklists } from '../handover.ts'
import type { OrderState } from '../order.ts'
import { handoverDateFault, handoverReminderAt } from './handover-dates.ts'

export type HandoverOrder = Pick<OrderState, 'status' | 'handedOverAt' | 'handover'>

/** The sale stands, nobody asks to call it off, and the vehicle has not changed hands. */
export function isHandoverOpen({ status, handedOverAt }: HandoverOrder): boolean {
  return (status === 'pending' || status === 'paid') && handedOverAt === null
}

/**
 * Whether a step between the two sides is possible now; whether the date of a proposal may stand at all is
 * `handoverDateFault`. A step that was made before is possible once more and changes nothing.
 */
export function mayChangeHandover(order: HandoverOrder, command: HandoverCommand): Permission {
  if (!isHandoverOpen(order)) return refused('ACTION_NOT_POSSIBLE_NOW')
  const { handover } = order
  switch (command.type) {
    case 'propose_date':
      return possibleIf(isBeforeHandover(order))
    case 'agree_date': {
      const { proposal, agreed } = handover
      if (agreed?.meetsAt === command.meetsAt) return allowed
      // Only what stands now: they may have proposed another date meanwhile.
      const isTheirs = proposal?.meetsAt === command.meetsAt && proposal.by !== command.by
      const isAhead = handoverDateFault(command.meetsAt, command.at) === undefined
      return possibleIf(isBeforeHandover(order) && isTheirs && isAhead)
    }
    case 'mark_money':
      // What has arrived was sent.
      return possibleIf(command.by === 'seller' || handover.moneyArrivedAt === null)
    case 'mark_item': {
      const ownItems: readonly string[] = handoverChecklists[command.by]
      return possibleIf(ownItems.includes(command.item))
    }
    case 'remind_of_handover':
      return possibleIf(nextHandoverReminderAt(order) !== null)
  }
}

/** When both sides are reminded of the agreed date; null where nothing is left to remind of. */
export function nextHandoverReminderAt(order: HandoverOrder): Instant | null {
  const { agreed, remindedAt } = order.handover
  if (agreed === null || remindedAt !== null || !isBeforeHandover(order)) return null
  const remindsAt = handoverReminderAt(agreed.meetsAt)
  // Whoever agrees on a date of tomorrow knows of it.
  return isHandoverOpen(order) && remindsAt > agreed.agreedAt ? remindsAt : null
}

/** No side says yet that the vehicle has changed hands. */
function isBeforeHandover({ handover: { confirmedAt } }: HandoverOrder): boolean {
  return confirmedAt.seller === null && confirmedAt.buyer === null
}

function possibleIf(isPossible: boolean): Permission {
  return isPossible ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
}
