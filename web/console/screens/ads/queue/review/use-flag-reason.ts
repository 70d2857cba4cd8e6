import { useLooseTexts } from '#web/language/attribute-labels.ts'
import type { Reviewed } from './reviewed.ts'

/** Why an answer deserves a second look; empty where the catalogue has no words for it. */
export function useFlagReason(): (flag: Reviewed['flags'][number]) => string {
  const vehicle = useLooseTexts('vehicle')
  const helps = useLooseTexts('attribute-help')
  return ({ field, rule, params }) => {
    if (vehicle.has(`doubt.${rule}`)) return vehicle(`doubt.${rule}`, params)
    return helps.has(`${field}.confirm`) ? helps(`${field}.confirm`) : ''
  }
}
