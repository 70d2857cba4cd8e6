import type { Order } from '#contract/endpoints/order.ts'

type Standing = Order['status'] | 'overdue' | 'stopped' | 'short'

/** Which word a purchase bears: its order's own, unless the commission says more (rules 10). */
export function purchaseStanding({
  status,
  payment,
}: Pick<Order, 'status'> & {
  readonly payment: Pick<
    NonNullable<Order['payment']>,
    'isOwed' | 'remindedAt' | 'stopsBidding' | 'received'
  > | null
}): Standing {
  if (payment?.stopsBidding) return 'stopped'
  if (payment?.isOwed === true && payment.remindedAt !== null) return 'overdue'
  const isShort = payment?.received?.difference.kind === 'less'
  return status === 'paid' && isShort ? 'short' : status
}
