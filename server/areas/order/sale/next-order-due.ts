import type { Queryable } from '../../../platform/database/queryable.ts'
import { findNextOrderDue as findInStore } from './order-due-store.ts'

/** The next deadline of an order: reminder, bidding stop, the end of an invoice's hold. */
export function findNextOrderDue(db: Queryable): ReturnType<typeof findInStore> {
  return findInStore(db)
}
