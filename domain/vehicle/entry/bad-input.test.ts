import { describe, expect, it } from 'vitest'
import { attribute, listingAttributes } from '../catalogue/attributes.ts'
import { exampleMotorhome, exampleTrailer } from '../example-vehicles.ts'
import { doubtsAbout, usualPriceEur } from '../plausibility.ts'
import { slips, slipsAt } from '../testing/slips.ts'
import { validateValues } from '../validate.ts'
import { likelyFigure } from './read-figure.ts'

const now = slipsAt

describe('what cannot be or seldom is', () => {
  it.each(slips)('%s is said at its field', (_slip, change, field, rule) => {
    const values = { ...exampleMotorhome, ...change }
    const faults = validateValues(listingAttributes, values, { now })
    const doubts = doubtsAbout(values, now).map((each) => ({ field: each.field, rule: each.doubt }))
    // A fault hides the doubt about the same figure.
    const [shown] = [...faults, ...doubts].filter((each) => each.field === field)
    expect(shown?.rule).toBe(rule)
  })

  it('keeps every other answer free of it', () => {
    for (const [, change, field] of slips) {
      const values = { ...exampleMotorhome, ...change }
      const others = validateValues(listingAttributes, values, { now }).filter(
        (fault) => fault.field !== field,
      )
      expect(others).toEqual([])
    }
  })

  it('offers the price that was probably meant', () => {
    const [doubt] = doubtsAbout({ ...exampleMotorhome, target_price: 5_000_000 }, now)
    expect(doubt).toMatchObject({ doubt: 'price_unusual', likely: 50_000 })
  })

  it.each([
    [5, 5000],
    [50, 50_000],
    [500, 5000],
    [9_000_000, 90_000],
  ])('offers for a price of %s EUR the likely one, %s', (typed, likely) => {
    const asked = { ...attribute('target_price'), range: usualPriceEur }
    expect(likelyFigure(typed, asked, { kind: 'motorhome', thisYear: 2026 })).toBe(likely)
  })

  it('knows a make of motorhomes that is seldom sold as a caravan', () => {
    const caravan = { ...exampleTrailer, trailer_make: 'other', make_other: 'Sun Living' }
    expect(doubtsAbout(caravan, now).map((each) => each.doubt)).toContain('make_seldom_sold')
    const motorhome = { ...exampleMotorhome, make: 'sun_living' }
    expect(doubtsAbout(motorhome, now).map((each) => each.doubt)).not.toContain('make_seldom_sold')
  })
})
