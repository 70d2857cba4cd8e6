import { describe, expect, test } from 'vitest'
import { formatFor } from '#locales/format.ts'
import { vehicleAmounts } from './vehicle-amounts.ts'

const terms = { hammer: 'hammer', payable: 'payable' }

describe('rules 10: what the buyer pays the seller', () => {
  test.each([
    ['is the hammer price where no VAT is left out', 'pending', 2_220_000, ['hammer']],
    ['stands beside it where the sale is exempt', 'pending', 1_776_000, ['hammer', 'payable']],
    ['is nothing once the sale was called off', 'canceled', 1_776_000, ['hammer']],
  ] as const)('%s', (_what, status, payableCents, shown) => {
    const vehicle = { vatCase: 'intra_community_exempt', payableCents } as const
    const amounts = vehicleAmounts(
      { hammerPriceEur: 22_200, status, vehicle },
      terms,
      formatFor('nl'),
    )
    expect(amounts.map(({ term }) => term)).toEqual(shown)
  })
})
