import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateAfterMessage } from './invalidate-after-message.ts'

test('a message loads again what it may be about, and nothing else (spec 9.3)', () => {
  const queryClient = new QueryClient()
  const affected = [
    ['messages', 'listNotifications', {}],
    ['account', 'getCustomer'],
    ['catalog', 'get', { params: { entityId: 7 } }],
    ['auction', 'journal', { params: { auctionId: 7 } }],
    ['listing', 'listMine'],
    ['order', 'purchases', {}],
    ['handover', 'show', { params: { orderId: 7 } }],
    ['questions', 'list', { params: { auctionId: 7 } }],
  ]
  const untouched = [
    ['catalog', 'search', { query: {} }],
    ['content', 'readTerms'],
    ['listing', 'consent'],
    ['account', 'listDevices'],
  ]
  for (const key of [...affected, ...untouched]) queryClient.setQueryData(key, {})
  invalidateAfterMessage(queryClient)
  const isReloaded = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(affected.filter((key) => !isReloaded(key))).toEqual([])
  expect(untouched.filter((key) => isReloaded(key))).toEqual([])
})
