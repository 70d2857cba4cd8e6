import type { z } from 'zod'
import type { Product, productInput } from '#contract/product.ts'
import { renumberedDamages } from '#domain/listing/damages.ts'
import { arrangedGallery, galleryByPosition, mergedGallery } from '#domain/listing/gallery.ts'
import type { Damage, Picture } from '#domain/listing/listing.ts'
import { answeredTogether } from '#domain/listing/screens/answered-together.ts'
import { findAttribute, listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { askedAttributes } from '#domain/vehicle/required.ts'
import { type AttributeValue, isAnswered, type VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues, toWireValues, wireListOf } from '#domain/vehicle/wire-values.ts'

/**
 * What the seller has typed, beside what the server has. A save carries the difference, so that two
 * tabs that work on different questions do not undo each other.
 */

export type AdDraft = {
  readonly values: VehicleValues
  readonly damages: readonly Damage[]
} & PictureLists

/** Each an order of its own; a change carries a list whole. */
export const pictureLists = ['gallery', 'moreImages', 'reviewPictures'] as const
export type PictureListName = (typeof pictureLists)[number]
export type PictureLists = Readonly<Record<PictureListName, readonly Picture[]>>

export type ProductInput = z.input<typeof productInput>

/** `null` takes an answer back. */
export type ValueChanges = Readonly<Record<string, AttributeValue | null>>

export type DraftChange = {
  readonly values?: ValueChanges
  readonly damages?: readonly Damage[]
} & Partial<PictureLists>

export function draftOf(
  product: Pick<Product, 'attributes' | 'damages' | PictureListName | 'productType'>,
): AdDraft {
  const { values } = fromWireValues(listingAttributes, product.attributes)
  const damages = product.damages.map((damage) => ({
    sortOrder: damage.sortOrder,
    ...(damage.spot && { spot: damage.spot }),
    values: fromWireValues(damageAttributes, damage.attributes).values,
    pictures: damage.images.map(pictureOf),
  }))
  return {
    values: { ...values, product_type: product.productType },
    damages: renumberedDamages(damages),
    ...byList((list) => galleryByPosition(product[list].map(pictureOf))),
  }
}

function byList(picturesOf: (list: PictureListName) => readonly Picture[]): PictureLists {
  return {
    gallery: picturesOf('gallery'),
    moreImages: picturesOf('moreImages'),
    reviewPictures: picturesOf('reviewPictures'),
  }
}

/** The lists of a change that `fits` takes. */
function changedLists(
  change: DraftChange,
  fits: (list: PictureListName) => boolean = () => true,
): Partial<PictureLists> {
  const lists = pictureLists.flatMap((list) => {
    const pictures = change[list]
    return pictures && fits(list) ? [[list, pictures] as const] : []
  })
  return Object.fromEntries(lists)
}

function pictureOf({ value, position, kind }: Product['gallery'][number]): Picture {
  return { value, position, ...(kind !== undefined && { kind }) }
}

export function withDraftChange(draft: AdDraft, change: DraftChange): AdDraft {
  return {
    values: change.values ? withValues(draft.values, change.values) : draft.values,
    damages: change.damages ? renumberedDamages(change.damages) : draft.damages,
    ...byList((list) => {
      const changed = change[list]
      return changed ? arrangedGallery(changed) : draft[list]
    }),
  }
}

/** An answer of the seller, with what it answers besides. */
export function withFollowing(change: DraftChange, { values }: AdDraft): DraftChange {
  if (!change.values) return change
  return { ...change, values: { ...answeredTogether(change.values, values), ...change.values } }
}

function withValues(values: VehicleValues, changes: ValueChanges): VehicleValues {
  const merged = Object.entries({ ...values, ...changes })
  const kept = merged.filter(([, value]) => value === false || isAnswered(value))
  return Object.fromEntries(kept) as VehicleValues // The filter has taken the nulls out.
}

/** Codes whose answers differ. */
export function changedCodes(before: VehicleValues, after: VehicleValues): readonly string[] {
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return codes.filter((code) => !isSame(before[code], after[code]))
}

export function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}

/** What differs from the server's copy, so that it can be put aside and applied again. */
export function changesSince(base: AdDraft, draft: AdDraft): DraftChange {
  const codes = changedCodes(base.values, draft.values)
  const values = Object.fromEntries(codes.map((code) => [code, draft.values[code] ?? null]))
  return {
    ...(codes.length > 0 && { values }),
    ...(!isSame(base.damages, draft.damages) && { damages: draft.damages }),
    ...changedLists(draft, (list) => !isSame(base[list], draft[list])),
  }
}

export function isEmptyChange(change: DraftChange): boolean {
  return Object.keys(change).length === 0
}

/** Answers that break a rule stay with the seller; one of them must not keep all others back. */
export function sendableChange(
  change: DraftChange,
  { values, blocked }: { readonly values: VehicleValues; readonly blocked: ReadonlySet<string> },
): DraftChange {
  const asked = new Set<string>(askedAttributes(values).map((each) => each.attributeCode))
  const sendable = Object.entries(change.values ?? {}).filter(
    ([code]) => asked.has(code) && !blocked.has(code) && code !== 'product_type',
  )
  const hasRefusedDamage = [...blocked].some((field) => /^damage(?:s$|\.)/.test(field))
  const parts = {
    ...(change.damages && !hasRefusedDamage && { damages: change.damages }),
    ...changedLists(change),
  }
  return sendable.length > 0 ? { ...parts, values: Object.fromEntries(sendable) } : parts
}

export function productInputOf(change: DraftChange): ProductInput {
  return {
    ...(change.values && { attributes: wireChanges(change.values) }),
    ...(change.damages && { damages: change.damages.map(wireDamage) }),
    ...wireLists(change),
  }
}

function wireChanges(changes: ValueChanges): ProductInput['attributes'] {
  const lists: Record<string, { attributeCode: string; value: unknown }[]> = {}
  for (const [code, value] of Object.entries(changes)) {
    const definition = findAttribute(code)
    if (!definition) continue
    const list = wireListOf(definition)
    const entries = value === null ? [] : toWireValues([definition], { [code]: value })[list]
    lists[list] = [
      ...(lists[list] ?? []),
      { attributeCode: code, value: entries[0]?.value ?? null },
    ]
  }
  return lists
}

function wireLists(change: DraftChange): Pick<ProductInput, PictureListName> {
  const lists = Object.entries(changedLists(change))
  return Object.fromEntries(
    lists.map(([list, pictures]) => [list, pictures.map((each) => ({ ...each }))]),
  )
}

function wireDamage({ sortOrder, spot, values, pictures }: Damage) {
  return {
    sortOrder,
    ...(spot && { spot }),
    attributes: toWireValues(damageAttributes, values),
    images: pictures.map((picture) => ({ ...picture })),
  }
}

/** The seller's changes since `from`, on top of a newer copy of the server. */
export function rebasedDraft(
  draft: AdDraft,
  { from, onto }: { readonly from: AdDraft; readonly onto: AdDraft },
): AdDraft {
  const change = changesSince(from, draft)
  const merged = byList((list) =>
    mergedGallery(from[list], { mine: draft[list], theirs: onto[list] }),
  )
  return withDraftChange(onto, {
    ...change,
    ...changedLists(merged, (list) => change[list] !== undefined),
  })
}

/** An answer of the server, beside the copy that it gave before. */
export type ServerAnswer = { readonly before: AdDraft; readonly after: AdDraft }

/**
 * What the page takes for known after an answer. Only what differs from the server's copy before it
 * is new: an answer that was typed as "Sky " and stored as "Sky" keeps the form it was typed in. The
 * page would send it for ever otherwise, and a text would change while somebody types it.
 */
export function knownAfterAnswer(
  base: AdDraft,
  { sent, before, after }: ServerAnswer & { readonly sent: DraftChange },
): AdDraft {
  const known = withDraftChange(base, sent)
  const { values = {}, damages, ...lists } = changesSince(before, after)
  const others = Object.entries(values).filter(([code]) => !(code in (sent.values ?? {})))
  return withDraftChange(known, {
    values: Object.fromEntries(others),
    ...(damages && !sent.damages && { damages }),
    ...changedLists(lists, (list) => !sent[list]),
  })
}
