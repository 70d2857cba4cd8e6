import { expect, it } from 'vitest'
import { auctionStatuses } from '../../core/state.ts'
import { adStatus, listingPhase } from './ad-status.ts'

it('an ad has the status of its newest round, and is edited before its first (rules 2)', () => {
  for (const status of auctionStatuses) expect(adStatus({ status })).toBe(status)
  expect(adStatus(null)).toBe('editing')
})

it('an ad is released unless it is edited, reviewed or rests (rules 2 and 8)', () => {
  const phases = Map.groupBy(auctionStatuses, listingPhase)
  expect(phases.get('editing')).toEqual(['editing'])
  expect(phases.get('under_review')).toEqual(['under_review'])
  expect(phases.get('inactive')).toEqual(['inactive'])
  expect(phases.get('released')).toHaveLength(auctionStatuses.length - 3)
})
