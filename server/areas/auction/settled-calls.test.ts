import { expect, test } from 'vitest'
import { settledCalls } from './settled-calls.ts'

test('spec 4: a submission settles the request to improve the ad and no question, however late it is told', () => {
  const settled = settledCalls('ad_submitted')
  expect(settled).toContain('improve_ad_and_submit_again')
  expect(settled).not.toContain('answer_question')
})

test('spec 4: the end of an auction settles whatever was still to be done about it', () => {
  expect(settledCalls('auction_sold_seller')).toBe('all')
  expect(settledCalls('auction_failed_owner')).toBe('all')
})

test('spec 4: a new round settles what asked for one, be it by restart or by following up (rules 6)', () => {
  expect(settledCalls('ad_submitted')).toContain('restart_or_stop_auction')
  expect(settledCalls('follow_up_binding_dealer')).toContain('accept_offer_or_counter_or_decline')
})
