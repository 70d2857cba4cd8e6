import { describe, expect, test } from 'vitest'
import type { VehicleTax } from '#contract/product.ts'
import { defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { amountState, filledIn, landedPriceOf, netEur, stepOf } from './amounts.ts'

const facts = {
  minimumEur: 41_500,
  nextAmountsEur: [41_500, 41_750, 42_000] as [number, number, number],
  askAgainAboveEur: 62_250,
  maximumEur: 123_750,
}

const tax: VehicleTax = {
  vatRegime: 'reportable',
  vatRateBasisPoints: 1_900,
  isNewVehicle: false,
  sellerCountry: 'DE',
  hasSellerVatId: true,
  buyerCountry: 'DE',
  buyerVatId: 'valid',
  commission: defaultCommissionSettings,
}

describe('an amount before it is sent (rules 4)', () => {
  test.each([
    [null, 'missing'],
    [41_499, 'too_low'],
    [41_500, 'fine'],
    [62_250, 'fine'],
    [62_251, 'ask_again'],
    [123_750, 'ask_again'],
    [123_751, 'too_high'],
  ] as const)('%s is %s', (amountEur, state) => {
    expect(amountState(amountEur, facts)).toBe(state)
  })

  test('an offer without a second question is only held to its bounds', () => {
    expect(amountState(90_000, { minimumEur: 41_500, maximumEur: 100_000 })).toBe('fine')
  })

  test('the arrow keys go by the step from the smallest bid', () => {
    expect(stepOf(facts)).toBe(250)
  })
})

describe('what the amount means (rules 10)', () => {
  test('the landed price adds up as it is stated at the sale', () => {
    expect(landedPriceOf(41_250, tax)).toMatchObject({
      commissionCents: 60_662,
      totalCents: 4_197_188,
      afterInputTaxCents: 3_527_049,
    })
  })

  test('the commission is that of the auction’s own settings (rules 10)', () => {
    const commission = { rateBasisPoints: 200, minCents: 50_000, maxCents: 60_000 }
    expect(landedPriceOf(41_250, { ...tax, commission }).commissionCents).toBe(60_000)
    expect(landedPriceOf(11_900, { ...tax, commission }).commissionCents).toBe(50_000)
  })

  test('the net price stands beside the gross one only where VAT is shown', () => {
    expect(netEur(41_250, tax)).toBe(34_664)
    expect(netEur(41_250, { ...tax, vatRegime: 'private' })).toBeNull()
    expect(netEur(41_250, { ...tax, vatRegime: 'margin_scheme' })).toBeNull()
  })

  test('the net price is rounded once, from the gross one to the euro', () => {
    // 34,539.4958: to the cent first it would be 34,539.50, and that 34,540.
    expect(netEur(41_102, tax)).toBe(34_539)
  })

  test('a sentence of consent names the very amount that is typed', () => {
    expect(filledIn('Mein Gebot von {amountEur} bindet.', '41.500 €')).toBe(
      'Mein Gebot von 41.500 € bindet.',
    )
  })
})
