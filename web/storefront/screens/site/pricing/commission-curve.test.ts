import { describe, expect, test } from 'vitest'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { commissionBendsEur, commissionExample } from './commission-curve.ts'

const example = (hammerPriceEur: number, vatRateBasisPoints: number | null = null) =>
  commissionExample({ hammerPriceEur, vatRateBasisPoints }, defaultCommissionSettings)

describe('the commission on the pricing page (rules 10)', () => {
  test('is the rate between its bounds', () => {
    expect(example(40_000)).toMatchObject({
      commissionCents: 70_000,
      bound: 'rate',
      shareBasisPoints: 175,
    })
  })

  test('is never less than the minimum nor more than the maximum', () => {
    expect(example(5000)).toMatchObject({ commissionCents: 39_900, bound: 'minimum' })
    expect(example(350_000)).toMatchObject({ commissionCents: 350_000, bound: 'maximum' })
  })

  test('is reckoned from the net price where VAT is reportable', () => {
    expect(example(47_600, 1900)).toMatchObject({
      netHammerCents: 4_000_000,
      commissionCents: 70_000,
    })
  })

  test('bends where the rate meets its bounds', () => {
    expect(commissionBendsEur(defaultCommissionSettings)).toEqual({
      lowerEur: 22_800,
      upperEur: 200_000,
    })
  })
})
