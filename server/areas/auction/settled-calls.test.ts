import { expect, test } from 'vitest'
import { settledCalls } from './settled-calls.ts'

test('spec 4: a submission settles the request to improve the ad and no question, however late it is told', () => {
  expect(settledCalls('ad_submitted')).toEqual(['improve_ad_and_submit_again'])
})

test('spec 4: the end of an auction settles whatever was still to be done about it', () => {
  expect(settledCalls('auction_sold_seller')).toBe('all')
  expect(settledCalls('auction_failed_owner')).toBe('all')
})
