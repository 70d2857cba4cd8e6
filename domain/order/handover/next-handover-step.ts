import { startOfBerlinDay } from '../../calendar/deadlines.ts'
import type { Instant } from '../../calendar/instant.ts'
import type { HandoverSide } from '../handover.ts'
import type { HandoverStep } from './handover-steps.ts'
import { type HandoverOrder, isHandoverOpen } from './may-change-handover.ts'

type Look = {
  readonly side: HandoverSide
  readonly now: Instant
  /** False while the sum waits for the verdict on a VAT id. */
  readonly isPayable: boolean
  /** The seller has said to which account the price goes. */
  readonly hasAccount: boolean
}

/**
 * The one step that stands first for a side. What somebody else waits for comes before what is only
 * possible, and that before all waiting.
 */
export function nextHandoverStep(order: HandoverOrder, look: Look): HandoverStep {
  if (order.status === 'canceled') return 'voided'
  if (order.handedOverAt !== null) return 'done'
  if (!isHandoverOpen(order)) return 'paused'
  return confirmationStep(order, look) ?? dateStep(order, look) ?? moneyStep(order, look)
}

function confirmationStep({ handover }: HandoverOrder, { side, now }: Look): HandoverStep | null {
  const { confirmedAt, agreed, proposal } = handover
  if (confirmedAt[side] !== null) return 'await_confirmation'
  if (confirmedAt[otherSide(side)] !== null) return 'confirm'
  const isTheDay = agreed !== null && startOfBerlinDay(agreed.meetsAt) <= now
  return isTheDay && !isOpenProposal(proposal, now) ? 'confirm' : null
}

function dateStep({ handover }: HandoverOrder, look: Look): HandoverStep | null {
  const { side, now, hasAccount } = look
  const { proposal, agreed, moneyArrivedAt } = handover
  const isOpen = isOpenProposal(proposal, now)
  if (isOpen && proposal?.by !== side) return 'answer_date'
  // Without it the buyer cannot pay, whatever the date.
  if (side === 'seller' && !hasAccount && moneyArrivedAt === null) return 'give_account'
  return isOpen || agreed !== null ? null : 'propose_date'
}

function moneyStep({ handover }: HandoverOrder, look: Look): HandoverStep {
  const { side, now, isPayable, hasAccount } = look
  const { moneySentAt, moneyArrivedAt, proposal } = handover
  if (moneyArrivedAt === null) {
    if (side === 'seller' && moneySentAt !== null) return 'check_money'
    if (side === 'buyer' && moneySentAt === null && isPayable && hasAccount) return 'pay'
  }
  if (isOpenProposal(proposal, now)) return 'await_date'
  if (!isPayable) return 'await_contract'
  if (moneyArrivedAt !== null) return 'await_day'
  if (side === 'seller') return 'await_money'
  return hasAccount || moneySentAt !== null ? 'await_arrival' : 'await_account'
}

/** A proposal whose day is over asks nothing of anybody. */
export function isOpenProposal(proposal: HandoverOrder['handover']['proposal'], now: Instant) {
  return proposal !== null && proposal.meetsAt > now
}

export function otherSide(side: HandoverSide): HandoverSide {
  return side === 'seller' ? 'buyer' : 'seller'
}
