import type { Instant } from '../calendar/instant.ts'
import type { AttributeDefinition, AttributeGroupName } from '../vehicle/attribute.ts'
import { type ListingAttributeCode, listingAttributes } from '../vehicle/catalogue/attributes.ts'
import { confirmableCodes } from '../vehicle/confirmations.ts'
import { askedAttributes } from '../vehicle/required.ts'
import { validateValues } from '../vehicle/validate.ts'
import type { AttributeValue, VehicleValues } from '../vehicle/values.ts'

/**
 * What nearly all ads of a model say, offered to the owner of one more: how it was built and fitted out.
 * Never what only this vehicle's owner can know: condition, damage, keepers, papers, mileage, price.
 */

export type LikeMostSettings = { readonly leastAds: number; readonly leastPercent: number }

export const defaultLikeMostSettings: LikeMostSettings = { leastAds: 20, leastPercent: 85 }

export type AdOfModel = {
  readonly values: VehicleValues
  /** What its owner took over in this way; counted only where the ad says something else by now. */
  readonly takenOver: VehicleValues
}

export type AnswerOfMost = {
  readonly attributeCode: ListingAttributeCode
  readonly value: AttributeValue
  /** So many of so many ads say so. */
  readonly count: number
  readonly of: number
}

type CodeOfAnswer = { readonly attributeCode: string }

const groups: ReadonlySet<AttributeGroupName> = new Set<AttributeGroupName>([
  'engine',
  'dimensions',
  'weights',
  'layout',
  'climate',
  'kitchen',
  'water',
  'power',
  'outside',
  'chassis',
  'media',
  'safety',
  'trailer',
])

/** Of the engine's block: what was driven, and whether that is known for certain. */
const ofThisVehicle: ReadonlySet<string> = new Set(['mileage', 'mileage_is_estimated'])

export function mayBeTakenOver(definition: AttributeDefinition): boolean {
  const { attributeCode, attributeGroupName, visibility, frontendInput, backendType } = definition
  const isTyped = backendType === 'varchar' || backendType === 'text' || backendType === 'datetime'
  return (
    groups.has(attributeGroupName) &&
    visibility === 'public' &&
    (frontendInput !== 'simple' || !isTyped) &&
    !ofThisVehicle.has(attributeCode) &&
    !confirmableCodes.some((code) => code === attributeCode)
  )
}

/** In the order in which they are asked. */
export function answersOfMost(
  ads: readonly AdOfModel[],
  settings: LikeMostSettings = defaultLikeMostSettings,
): readonly AnswerOfMost[] {
  if (ads.length < settings.leastAds) return []
  return listingAttributes.filter(mayBeTakenOver).flatMap(({ attributeCode }) => {
    const own = ads.flatMap(({ values, takenOver }) => {
      const value = values[attributeCode]
      return value === undefined || isSameAnswer(value, takenOver[attributeCode]) ? [] : [value]
    })
    const [most] = [...Map.groupBy(own, keyOf).values()].sort((one, two) => two.length - one.length)
    const value = most?.[0]
    if (!most || value === undefined || own.length < settings.leastAds) return []
    if (most.length * 100 < own.length * settings.leastPercent) return []
    return [{ attributeCode, value, count: most.length, of: own.length }]
  })
}

/** Of those the ones that this ad is asked, has not answered, and that agree with what it says and with each other. */
export function openAnswersOf<Answer extends Pick<AnswerOfMost, 'value'> & CodeOfAnswer>(
  values: VehicleValues,
  ofMost: readonly Answer[],
  now: Instant,
): readonly Answer[] {
  const asked = new Set<string>(askedAttributes(values).map((each) => each.attributeCode))
  let taken = { values, faulty: faultyFields(values, now) }
  return ofMost.filter(({ attributeCode, value }) => {
    if (!asked.has(attributeCode) || values[attributeCode] !== undefined) return false
    const next = { ...taken.values, [attributeCode]: value }
    const faulty = faultyFields(next, now)
    const isRight = [...faulty].every((field) => taken.faulty.has(field))
    if (isRight) taken = { values: next, faulty }
    return isRight
  })
}

function faultyFields(values: VehicleValues, now: Instant): Set<string> {
  return new Set(validateValues(listingAttributes, values, { now }).map(({ field }) => field))
}

/** The codes of what was taken over and still stands. */
export function stillTakenOver(
  values: VehicleValues,
  takenOver: VehicleValues,
): readonly ListingAttributeCode[] {
  return listingAttributes
    .map(({ attributeCode }) => attributeCode)
    .filter((code) => isSameAnswer(values[code], takenOver[code]))
}

function isSameAnswer(one: AttributeValue | undefined, other: AttributeValue | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one) === keyOf(other)
}

/** Of several choices the order says nothing. */
function keyOf(value: AttributeValue): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value)
}
