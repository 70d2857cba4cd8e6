import { describe, expect, it } from 'vitest'
import { exampleMotorhome } from '../../vehicle/example-vehicles.ts'
import type { VehicleValues } from '../../vehicle/values.ts'
import { answerOf, changesOutsideRemarks, contentOfField, mayResubmit } from './remarks.ts'

const pictures = { gallery: [], moreImages: [], reviewPictures: [] }
const before = { values: exampleMotorhome, damages: [], ...pictures }
const picture = { value: 'a', position: 0 }

function outside(fields: readonly string[], after: Partial<typeof before> & object) {
  const change = { before, after: { ...before, ...after }, sellerIsCommercial: false }
  return changesOutsideRemarks(fields, change)
}
const withValues = (values: VehicleValues) => ({ values: { ...exampleMotorhome, ...values } })

describe('an ad that came back with remarks (rules 2)', () => {
  it('is open for the fields of the remarks and for nothing else', () => {
    expect(outside(['mileage'], withValues({ mileage: 91_000 }))).toEqual([])
    expect(outside(['mileage'], withValues({ mileage: 91_000, beds: '6' }))).toEqual(['beds'])
    expect(outside(['mileage'], { gallery: [picture] as never })).toEqual(['gallery'])
    expect(outside(['gallery'], { gallery: [picture] as never })).toEqual([])
    expect(outside(['mileage'], { reviewPictures: [picture] as never })).toEqual(['gallery'])
  })

  it('is open for what belongs to the field, and for what its new answer asks for', () => {
    expect(
      outside(['first_registration_year'], withValues({ first_registration_month: '7' })),
    ).toEqual([])
    const damaged = withValues({ damaged: 'yes' })
    expect(outside(['damaged'], { ...damaged, damages: [{ sortOrder: 0 }] as never })).toEqual([])
    const { hu_valid_until: _gone, ...expired } = withValues({ hu_expired: 'yes' }).values
    expect(outside(['hu_expired'], { values: expired })).toEqual([])
  })

  it('goes back only with every remark answered', () => {
    const answered = { field: 'mileage', answer: 'kept' } as const
    expect(mayResubmit([answered]).isAllowed).toBe(true)
    const permission = mayResubmit([answered, { field: 'gallery', answer: null }])
    expect(permission.isAllowed || permission.refusal).toEqual({
      code: 'REMARKS_OPEN',
      facts: { field: 'gallery', count: 1 },
    })
  })

  it('tells a changed answer from one that was kept', () => {
    const listing = { ...before, documents: [] }
    const old = contentOfField('mileage', listing)
    expect(answerOf(old, contentOfField('mileage', listing))).toBe('kept')
    const changed = { ...listing, ...withValues({ mileage: 91_000 }) }
    expect(answerOf(old, contentOfField('mileage', changed))).toBe('changed')
  })
})
