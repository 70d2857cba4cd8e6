import type { QueryClient } from '@tanstack/react-query'
import { keysOf } from '../queries.ts'

/**
 * A message came: besides the messages and their count in the frame, it may be about one's own ads,
 * bids, orders and questions. Searches, legal pages and lists of others stay as they are.
 */
export function invalidateAfterMessage(queryClient: QueryClient): void {
  for (const key of [
    keysOf('messages'),
    keysOf('account', 'getCustomer'),
    keysOf('auction', 'get'),
    keysOf('auction', 'journal'),
    keysOf('catalog', 'get'),
    keysOf('catalog', 'myBids'),
    keysOf('catalog', 'ownCounts'),
    keysOf('catalog', 'watchlist'),
    keysOf('listing', 'getOwn'),
    keysOf('listing', 'listMine'),
    keysOf('adChanges'),
    keysOf('defects'),
    keysOf('handover'),
    keysOf('order'),
    keysOf('questions'),
  ]) {
    void queryClient.invalidateQueries({ queryKey: [...key] })
  }
}
