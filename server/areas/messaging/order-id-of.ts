/** Notifications about an order name it by its number, which is its id. */
export function orderIdOf(values: Readonly<Record<string, unknown>>): number | null {
  const orderId = Number(values.orderNumber)
  return Number.isInteger(orderId) && orderId > 0 ? orderId : null
}
