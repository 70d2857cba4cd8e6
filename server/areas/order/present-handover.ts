import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverView } from '#contract/handover.ts'
import { mayChangeHandover } from '#domain/order/handover/may-change-handover.ts'
import {
  isOpenProposal,
  nextHandoverStep,
  otherSide,
} from '#domain/order/handover/next-handover-step.ts'
import { type HandoverItem, type HandoverSide, handoverChecklists } from '#domain/order/handover.ts'
import type { OrderSide, OrderState } from '#domain/order/order.ts'

/** A handover as one side sees it, or the operator, who has no part in it. */

type Look = {
  readonly perspective: OrderSide
  readonly now: number
  readonly isPayable: boolean
  readonly hasAccount: boolean
}

export function presentHandover(order: OrderState, look: Look): HandoverView {
  const { perspective, now, isPayable, hasAccount } = look
  const { proposal, agreed, moneySentAt, moneyArrivedAt, confirmedAt, doneItems } = order.handover
  const side = perspective === 'operator' ? null : perspective
  const other = side && otherSide(side)
  return {
    nextStep: side && nextHandoverStep(order, { side, now, isPayable, hasAccount }),
    proposal: proposal && {
      meetsAt: isoOf(proposal.meetsAt),
      by: proposal.by,
      isOver: !isOpenProposal(proposal, now),
    },
    agreedMeetsAt: isoOrNull(agreed?.meetsAt),
    moneySentAt: isoOrNull(moneySentAt),
    moneyArrivedAt: isoOrNull(moneyArrivedAt),
    confirmedAt: { seller: isoOrNull(confirmedAt.seller), buyer: isoOrNull(confirmedAt.buyer) },
    handedOver:
      order.handedOverAt === null
        ? null
        : { at: isoOf(order.handedOverAt), by: order.handedOverBy ?? 'operator' },
    checklist: side ? checklistOf(side, doneItems[side]) : [],
    otherChecklist: {
      done: other ? doneItems[other].length : 0,
      total: other ? handoverChecklists[other].length : 0,
    },
  }
}

function checklistOf(side: HandoverSide, done: readonly HandoverItem[]) {
  return handoverChecklists[side].map((item) => ({ item, isDone: done.includes(item) }))
}

type HandoverActions = Pick<
  Order['actions'],
  'proposeDate' | 'agreeDate' | 'markMoney' | 'markItems'
>

/** The same questions as the commands ask. */
export function handoverActions(
  order: OrderState,
  { perspective, now }: Pick<Look, 'perspective' | 'now'>,
): HandoverActions {
  if (perspective === 'operator') {
    return { proposeDate: false, agreeDate: false, markMoney: false, markItems: false }
  }
  const step = { at: now, by: perspective }
  const { proposal, moneySentAt } = order.handover
  const may = (command: Parameters<typeof mayChangeHandover>[1]) =>
    mayChangeHandover(order, command).isAllowed
  return {
    proposeDate: may({ ...step, type: 'propose_date', meetsAt: now }),
    agreeDate: proposal !== null && may({ ...step, type: 'agree_date', meetsAt: proposal.meetsAt }),
    markMoney: may({ ...step, type: 'mark_money', isMarked: moneySentAt === null }),
    markItems: may({ ...step, type: 'mark_item', item: 'identity', isDone: true }),
  }
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}

function isoOrNull(instant: number | null | undefined): string | null {
  return instant === null || instant === undefined ? null : isoOf(instant)
}
