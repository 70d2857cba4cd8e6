import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type DamageRegion,
  regionAt,
  regionsOf,
  vehicleFormOf,
} from '#domain/listing/damage-map/damage-regions.ts'
import { damageAreaCode } from '#domain/listing/damages.ts'
import type { Damage } from '#domain/listing/listing.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'

/** What a place on the vehicle is called. */
export function useAreaNames(kind: VehicleKind) {
  const t = useTranslations('editor.damages.place')
  const texts = useAttributeTexts()
  return useMemo(() => {
    const area = (code: string) => texts.option(damageAreaCode(kind), code)
    const region = ({ area: code, place }: Pick<DamageRegion, 'area' | 'place'>) =>
      place === undefined ? area(code) : `${area(code)}, ${t(place)}`
    return {
      area,
      region,
      /** With its place, where the seller pointed to one of several. */
      damage: ({ spot, values }: Damage, vehicle: VehicleValues) => {
        const code = textOf(values, damageAreaCode(kind)) ?? 'other'
        const found = spot && regionAt(regionsOf(vehicleFormOf(vehicle, kind), spot.view), spot)
        return found?.area === code ? region(found) : area(code)
      },
    }
  }, [t, texts, kind])
}
