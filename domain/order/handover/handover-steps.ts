/** What one side does next on the way to the handover, or what it waits for. */
export const handoverSteps = [
  'voided',
  'paused',
  'done',
  'await_confirmation',
  'confirm',
  'answer_date',
  'give_account',
  'propose_date',
  'await_date',
  'check_money',
  'pay',
  'await_contract',
  'await_account',
  'await_money',
  'await_arrival',
  'await_day',
] as const
export type HandoverStep = (typeof handoverSteps)[number]

/** What waits for this side's own step; with all others it waits for somebody else. */
const ownSteps: ReadonlySet<HandoverStep> = new Set([
  ...(['confirm', 'answer_date', 'give_account', 'propose_date', 'check_money', 'pay'] as const),
])

export function isOwnHandoverStep(step: HandoverStep): boolean {
  return ownSteps.has(step)
}
