import { describe, expect, it } from 'vitest'
import { exampleMotorhome, exampleTrailer } from '../../vehicle/example-vehicles.ts'
import { combinedProgress, type ProgressFacts, requiredProgress } from '../progress.ts'
import {
  highestPercents,
  minutesLeft,
  minutesShown,
  numberOfPart,
  partOf,
  partPercents,
} from './part-progress.ts'
import { adParts } from './screen-table.ts'

const empty: ProgressFacts = {
  values: { product_type: 'motorhome' },
  damages: [],
  gallery: [],
  documents: [],
  sellerIsCommercial: false,
}
const withAnswers: ProgressFacts = { ...empty, values: exampleMotorhome }

describe('the eight parts of the progress', () => {
  it('are empty for a new ad, contact included', () => {
    const percents = partPercents(empty)
    expect(adParts.map((part) => percents[part])).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('are full where everything required is answered', () => {
    expect(partPercents(withAnswers)).toEqual({
      vehicle: 100,
      equipment: 100,
      condition: 100,
      damages: 100,
      pictures: 0,
      price: 100,
      contact: 0,
      submit: 0,
    })
    expect(partPercents({ ...empty, values: exampleTrailer })).toMatchObject({
      vehicle: 100,
      equipment: 100,
      price: 100,
    })
  })

  it('keep the highest value: a question that follows does not lower them', () => {
    const before = partPercents(withAnswers)
    const asked = partPercents({ ...withAnswers, values: { ...exampleMotorhome, make: 'other' } })
    expect(asked.vehicle).toBeLessThan(100)
    expect(highestPercents(before, asked).vehicle).toBe(100)
  })

  it('count an answer in the part of its screen', () => {
    expect(partOf('defects_exists')).toBe('damages')
    expect(partOf('tyres_year')).toBe('condition')
    expect(partOf('phone')).toBe('contact')
    expect(numberOfPart('condition')).toBe(3)
  })
})

describe('the minutes left', () => {
  const open = (facts: ProgressFacts) => {
    const { sets, documents, personalData } = requiredProgress(facts)
    return combinedProgress([...Object.values(sets), documents, personalData]).missing
  }

  it('come from what is open, at least one while anything is', () => {
    expect(minutesLeft([])).toBe(0)
    expect(minutesLeft(['tyres_year'])).toBe(1)
    expect(minutesLeft(open(empty))).toBeGreaterThan(8)
    expect(minutesLeft(open(empty))).toBeLessThan(20)
    expect(minutesLeft(open(withAnswers))).toBeLessThan(minutesLeft(open(empty)))
  })

  it('never rise by more than one', () => {
    expect(minutesShown(undefined, 9)).toBe(9)
    expect(minutesShown(4, 9)).toBe(5)
    expect(minutesShown(4, 2)).toBe(2)
  })
})
