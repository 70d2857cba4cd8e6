import { describe, expect, test } from 'vitest'
import { type AuctionStatus, auctionStatuses } from '../../core/state.ts'
import {
  mayApproveVehicle,
  maySubmitVehicle,
  standsAgainstReview,
  type VehicleOffer,
} from './same-vehicle.ts'

function offer(status: AuctionStatus, facts: Partial<VehicleOffer> = {}): VehicleOffer {
  const ids = { entityId: 2, auctionId: 20, ownerCustomerId: 1 }
  return { ...ids, status, soldAt: null, ...facts }
}

const free: readonly AuctionStatus[] = ['editing', 'sold', 'failed', 'failed_na', 'inactive']

describe.each(auctionStatuses)('while another ad of the vehicle is %s (rules 2)', (status) => {
  const isFree = free.includes(status)

  test('its own owner learns at submit whether the vehicle is offered already', () => {
    expect(maySubmitVehicle([offer(status)], { ownerCustomerId: 1 }).isAllowed).toBe(isFree)
  })

  test('another owner learns nothing at submit', () => {
    expect(maySubmitVehicle([offer(status)], { ownerCustomerId: 9 }).isAllowed).toBe(true)
  })

  test('the review marks it, and an approval is possible only if it is not on the market', () => {
    expect(standsAgainstReview(offer(status), 5)).toBe(!isFree)
    expect(mayApproveVehicle([offer(status)], { submittedAt: 5 }).isAllowed).toBe(
      isFree || status === 'under_review',
    )
  })
})

test.each([
  [4, true],
  [5, false],
  [6, false],
])('of an ad submitted at 5, a sale of the vehicle at %i allows the approval: %s', (soldAt, is) => {
  const sold = offer('sold', { soldAt })
  expect(mayApproveVehicle([sold], { submittedAt: 5 }).isAllowed).toBe(is)
})

test('the refusal names the other ad', () => {
  expect(maySubmitVehicle([offer('running')], { ownerCustomerId: 1 })).toMatchObject({
    refusal: { code: 'VEHICLE_ALREADY_OFFERED', facts: { entityId: 2 } },
  })
})
