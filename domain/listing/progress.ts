import type { ProfileCompleteness } from '../account/profile-completeness.ts'
import type { AttributeGroupName, AttributeSetName } from '../vehicle/attribute.ts'
import { attributeSetNames, attributeSetOf } from '../vehicle/attribute.ts'
import type { SellerFacts } from '../vehicle/required.ts'
import { hasAnswer, needsDamages, requiredAttributes, vehicleKindOf } from '../vehicle/required.ts'
import { missingOfDamage, requiredPerDamage } from './damages.ts'
import type { Listing } from './listing.ts'

/**
 * How far an ad has come: what is required, what of it is done, per set and per group (spec 3,
 * readyToSubmitForReview). Percents are rounded down, so that 100 always means complete, and a set
 * that asks for nothing is complete.
 */

export type Progress = {
  readonly required: number
  readonly requiredDone: number
  readonly requiredPercent: number
  /** Attribute codes, or `damage.<index>.<area|kind|severity>`, `gallery`, `official_document`. */
  readonly missing: readonly string[]
}

export type SetProgress = Progress & {
  readonly groups: Readonly<Partial<Record<AttributeGroupName, Progress>>>
}

export type ListingProgress = {
  readonly sets: Readonly<Record<AttributeSetName, SetProgress>>
  readonly documents: Progress
  readonly personalData: Progress
}

export type ProgressFacts = Pick<Listing, 'values' | 'damages' | 'gallery' | 'documents'> &
  SellerFacts & {
    /** Absent while nobody has registered. */
    readonly profile?: ProfileCompleteness
  }

export function requiredProgress(facts: ProgressFacts): ListingProgress {
  const sets = attributeSetNames.map((name) => [name, setProgress(name, facts)] as const)
  return {
    sets: Object.fromEntries(sets) as ListingProgress['sets'], // One entry for each name.
    documents: progressOf(['official_document'], facts.documents.length > 0 ? [] : undefined),
    personalData: personalProgress(facts),
  }
}

function setProgress(name: AttributeSetName, facts: ProgressFacts): SetProgress {
  if (name === 'product_images') {
    const images = progressOf(['gallery'], facts.gallery.some(isUsed) ? [] : undefined)
    return { ...images, groups: { images } }
  }
  if (name === 'damage') {
    const damage = damagesProgress(facts)
    return { ...damage, groups: { damage } }
  }
  const kind = vehicleKindOf(facts.values) ?? 'motorhome'
  const required = requiredAttributes(facts.values, facts).filter(
    (each) => attributeSetOf(each, kind) === name,
  )
  const codes = required.map((each) => each.attributeCode)
  const missing = required
    .filter((each) => !hasAnswer(each, facts.values))
    .map((each) => each.attributeCode)
  const groupNames = [...new Set(required.map((each) => each.attributeGroupName))]
  const groups = groupNames.map((group) => {
    const members = required
      .filter((each) => each.attributeGroupName === group)
      .map((each) => each.attributeCode)
    return [
      group,
      progressOf(
        members,
        missing.filter((code) => members.includes(code)),
      ),
    ] as const
  })
  return { ...progressOf(codes, missing), groups: Object.fromEntries(groups) }
}

/** A yes to a damage question needs one damage; each damage that is listed needs its three facts. */
function damagesProgress({ values, damages }: ProgressFacts): Progress {
  const kind = vehicleKindOf(values) ?? 'motorhome'
  const isFirstMissing = damages.length === 0 && needsDamages(values)
  const count = isFirstMissing ? 1 : damages.length
  const names = Array.from({ length: count }, (_none, index) =>
    requiredPerDamage.map((fact) => `damage.${index}.${fact}`),
  ).flat()
  if (isFirstMissing) return progressOf(names)
  const missing = damages.flatMap((damage, index) =>
    missingOfDamage(damage, kind).map((fact) => `damage.${index}.${fact}`),
  )
  return progressOf(names, missing)
}

function personalProgress({ profile }: ProgressFacts): Progress {
  return profile ? progressOf(profile.required, profile.missing) : progressOf(['account'])
}

function progressOf(names: readonly string[], missing: readonly string[] = names): Progress {
  const required = names.length
  const requiredDone = required - missing.length
  return { required, requiredDone, requiredPercent: percentOf(requiredDone, required), missing }
}

export function percentOf(done: number, required: number): number {
  return required === 0 ? 100 : Math.floor((done / required) * 100)
}

export type ProgressRow = Omit<Progress, 'missing'> & {
  readonly attributeSetName: AttributeSetName
  readonly attributeGroupName: AttributeGroupName | null
}

/** One row for each set and each of its groups, as the specification's wire has them. */
export function progressRows({ sets }: Pick<ListingProgress, 'sets'>): readonly ProgressRow[] {
  return attributeSetNames.flatMap((attributeSetName) => {
    const { groups, ...whole } = sets[attributeSetName]
    const rows = [[null, whole], ...Object.entries(groups)] as const
    return rows.map(([group, { required, requiredDone, requiredPercent }]) => ({
      attributeSetName,
      attributeGroupName: group as AttributeGroupName | null, // The keys of `groups`.
      required,
      requiredDone,
      requiredPercent,
    }))
  })
}

/** Sums what was counted apart; its percent is computed from the sums, not from the percents. */
export function combinedProgress(parts: readonly Progress[]): Progress {
  const required = parts.reduce((sum, part) => sum + part.required, 0)
  const requiredDone = parts.reduce((sum, part) => sum + part.requiredDone, 0)
  const missing = parts.flatMap((part) => part.missing)
  return { required, requiredDone, requiredPercent: percentOf(requiredDone, required), missing }
}

function isUsed(picture: Listing['gallery'][number]): boolean {
  return picture.value.trim() !== ''
}
