import { describe, expect, it } from 'vitest'
import { findForbidden } from '#domain/free-text/text-filter.ts'
import { hasForeignKinds } from '#domain/listing/damages.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { doubtsAbout } from '#domain/vehicle/plausibility.ts'
import { hasAnswer, requiredAttributes } from '#domain/vehicle/required.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import { demoSellers } from '../people/demo-people.ts'
import { damagesOf } from './demo-damages.ts'
import { descriptionOf } from './descriptions.ts'
import { pastVehicles } from './past-vehicles.ts'
import { demoVehicles } from './vehicle-table.ts'
import { valuesOf } from './vehicle-values.ts'

const now = Date.parse('2026-11-23T12:50:00Z')
const place = { country: 'DE', zipCode: '24103', city: 'Kiel' }

describe('the demo’s vehicles', () => {
  it('are sixty, a fifth of them caravans, each of another name', () => {
    expect(demoVehicles).toHaveLength(60)
    expect(demoVehicles.filter(({ kind }) => kind === 'trailer')).toHaveLength(12)
    expect(new Set(demoVehicles.map(({ name }) => name)).size).toBe(60)
  })

  it.each([...demoVehicles, ...pastVehicles].map((vehicle) => [vehicle.name, vehicle] as const))(
    '%s is complete, without a fault and hardly doubted',
    (_name, vehicle) => {
      const isCommercial = demoSellers.some(
        ({ key, profileType }) => key === vehicle.seller && profileType === 'COMMERCIAL',
      )
      const damages = damagesOf(vehicle, 'de')
      const description = descriptionOf(vehicle, { language: 'de', isCommercial })
      const values = valuesOf(vehicle, {
        place,
        isCommercial,
        hasDamages: damages.length > 0,
        description,
        now,
      })
      const missing = requiredAttributes(values, { sellerIsCommercial: isCommercial })
        .filter((each) => !hasAnswer(each, values))
        .map(({ attributeCode }) => attributeCode)
      expect(missing).toEqual([])
      expect(validateValues(listingAttributes, values, { now })).toEqual([])
      expect(doubtsAbout(values, now)).toEqual([])
      expect(findForbidden(description)).toBeNull()
      for (const damage of damages) {
        const value = { product_type: vehicle.kind, ...damage.values }
        expect(validateValues([...listingAttributes, ...damageAttributes], value, { now })).toEqual(
          [],
        )
        expect(hasForeignKinds({ ...damage, pictures: [] }, vehicle.kind)).toBe(false)
      }
    },
  )

  it('are damaged in about a third of the cases', () => {
    const damaged = demoVehicles.filter((vehicle) => damagesOf(vehicle, 'de').length > 0).length
    expect(damaged).toBeGreaterThanOrEqual(15)
    expect(damaged).toBeLessThanOrEqual(27)
  })
})
