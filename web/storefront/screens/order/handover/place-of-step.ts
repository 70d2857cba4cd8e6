import type { HandoverStep } from '#domain/order/handover/handover-steps.ts'

/** Where an own step is done; the part's own id. */
export const placeOfStep: Partial<Record<HandoverStep, 'date' | 'money' | 'word'>> = {
  answer_date: 'date',
  propose_date: 'date',
  check_money: 'money',
  pay: 'money',
  give_account: 'money',
  confirm: 'word',
}
