export const orderStatuses = [
  'pending',
  'paid',
  'canceled',
  'cancellation_requested_by_dealer',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
