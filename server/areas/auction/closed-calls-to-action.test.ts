import { expect, test } from 'vitest'
import { closedCallsToAction } from './closed-calls-to-action.ts'

test('spec 4: a submission settles the request to improve the ad and no question, however late it is told', () => {
  const settled = closedCallsToAction('ad_submitted')
  expect(settled).toContain('improve_ad_and_submit_again')
  expect(settled).not.toContain('answer_question')
})

test('spec 4: the end of an auction settles whatever was still to be done about it', () => {
  expect(closedCallsToAction('auction_sold_seller')).toBe('all')
  expect(closedCallsToAction('auction_failed_owner')).toBe('all')
})

test('spec 4: a new round settles what asked for one, be it by restart or by following up (rules 6)', () => {
  expect(closedCallsToAction('ad_submitted')).toContain('restart_or_stop_auction')
  expect(closedCallsToAction('follow_up_binding_dealer')).toContain(
    'accept_offer_or_counter_or_decline',
  )
})
