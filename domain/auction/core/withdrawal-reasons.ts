/** The closed list of reasons an operator may give for taking an auction out (rules 2). */
export const withdrawalReasons = [
  'description_wrong',
  'vehicle_gone',
  'owner_unreachable',
  'suspected_fraud',
  'legal_order',
  'technical_fault',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]
