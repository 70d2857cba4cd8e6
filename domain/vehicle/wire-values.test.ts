import { describe, expect, it } from 'vitest'
import { listingAttributes } from './catalogue/attributes.ts'
import { textReaderOf } from './entry/read-text.ts'
import { exampleMotorhome, exampleTrailer } from './example-vehicles.ts'
import { emptyWireValues, fromWireValues, toWireValues, withChanges } from './wire-values.ts'

describe('values on the wire (spec 3)', () => {
  it.each([exampleMotorhome, exampleTrailer])('come back as they went', (values) => {
    const wire = JSON.parse(JSON.stringify(toWireValues(listingAttributes, values)))
    expect(fromWireValues(listingAttributes, wire)).toEqual({ values, cleared: [], faults: [] })
  })

  it('stand in typed lists with ids for choices and ISO strings for dates (spec 5.4)', () => {
    const wire = toWireValues(listingAttributes, exampleMotorhome)
    expect(wire.selects).toContainEqual({ attributeCode: 'fuel', attributeId: 32, value: 32001 })
    expect(wire.ints).toContainEqual({ attributeCode: 'mileage', attributeId: 30, value: 84_000 })
    expect(wire.datetimes).toContainEqual({
      attributeCode: 'hu_valid_until',
      attributeId: 207,
      value: '2027-05-01T00:00:00.000Z',
    })
  })

  it.each([
    ['yes', true],
    ['Ja', true],
    ['nein', false],
    [true, true],
  ])('read the boolean %s as %s (spec 5.4)', (value, expected) => {
    const read = fromWireValues(listingAttributes, {
      booleans: [{ attributeCode: 'winterproof', value }],
    })
    expect(read.values).toEqual({ winterproof: expected })
  })

  it('name numbers that are none, and read those in text', () => {
    const read = fromWireValues(listingAttributes, {
      ints: [
        { attributeCode: 'mileage', value: 'many' },
        { attributeCode: 'power_kw', value: '103' },
      ],
    })
    const faults = [{ field: 'mileage', rule: 'numeric' }]
    expect(read).toEqual({ values: { power_kw: 103 }, cleared: [], faults })
  })

  it('read figures and dates as they are typed at the field', () => {
    const wire = {
      ints: [
        { attributeCode: 'length', value: '6,96 m' },
        { attributeCode: 'tyres_year', value: '19' },
        { attributeCode: 'mileage', value: 'many' },
      ],
      datetimes: [
        { attributeCode: 'hu_valid_until', value: '3/28' },
        { attributeCode: 'last_service_date', value: '12.3.26' },
      ],
    }
    const read = fromWireValues(
      listingAttributes,
      wire,
      textReaderOf({ kind: 'motorhome', thisYear: 2026 }),
    )
    expect(read.values).toEqual({
      length: 6960,
      tyres_year: 2019,
      hu_valid_until: Date.UTC(2028, 2, 1, 12),
      last_service_date: Date.UTC(2026, 2, 12, 12),
    })
    expect(read.faults).toEqual([{ field: 'mileage', rule: 'numeric' }])
  })

  it('name what they cannot read and keep the rest', () => {
    const read = fromWireValues(listingAttributes, {
      selects: [
        { attributeCode: 'fuel', value: 99 },
        { attributeCode: 'gearbox', value: 35002 },
        { attributeCode: 'wings', value: 1 },
      ],
      datetimes: [{ attributeCode: 'available_from', value: 'soon' }],
    })
    expect(read.values).toEqual({ gearbox: 'automatic' })
    expect(read.faults).toEqual([
      { field: 'fuel', rule: 'option' },
      { field: 'wings', rule: 'option' },
      { field: 'available_from', rule: 'date' },
    ])
  })

  it('take an answer back when it is sent empty, and leave what is not sent', () => {
    const read = fromWireValues(listingAttributes, {
      others: [{ attributeCode: 'model_series', value: '' }],
      ints: [{ attributeCode: 'mileage', value: 85_000 }],
    })
    const values = withChanges(exampleMotorhome, read)
    expect(values.mileage).toBe(85_000)
    expect(values).not.toHaveProperty('model_series')
    expect(values.model).toBe(exampleMotorhome.model)
  })

  it('carry every key in the empty template (spec 7.4)', () => {
    const lists = Object.values(emptyWireValues(listingAttributes)).flat()
    expect(lists).toHaveLength(listingAttributes.length)
    expect(lists.every((entry) => entry.value === null)).toBe(true)
  })
})
