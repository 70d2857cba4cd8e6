import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { productInput } from '#contract/product.ts'
import { maxDamages, renumberedDamages } from '#domain/listing/damages.ts'
import { galleryByPosition, maxPictures, withReviewPicturesApart } from '#domain/listing/gallery.ts'
import { isForOwnerAlone } from '#domain/listing/helping/who-helps.ts'
import { withKeptReports } from '#domain/listing/kept-reports.ts'
import type { Damage, Picture } from '#domain/listing/listing.ts'
import { type Editor, mayFillIn, maySave } from '#domain/listing/may.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { textReaderOf } from '#domain/vehicle/entry/read-text.ts'
import { vehicleKindOf, withoutUnasked } from '#domain/vehicle/required.ts'
import { freeTextFaults, validateValues } from '#domain/vehicle/validate.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues, type TextReader, withChanges } from '#domain/vehicle/wire-values.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall, refuseFields } from '../../../platform/http/refused-call.ts'
import { endConfirmations } from '../records/confirmation-store.ts'
import { editorOf, helperOf } from '../records/editor.ts'
import { helperStore } from '../records/helper-store.ts'
import { type ChangedBy, insertChanges } from '../records/listing-history-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { type ListingContent, lockListing, saveContent } from '../records/listing-store.ts'
import { savePrivatePictures } from '../records/picture-store.ts'
import { queueAdTranslation } from '../translation/translate-ad.ts'
import { recordEdit, refuseUnlessOpen } from './edit-guard.ts'
import { refuseOutsideRemarks } from './keep-to-remarks.ts'

export type ProductInput = z.output<typeof productInput>

/**
 * Saves what a form sends. Parts that are left out stay; a value that breaks a rule refuses the
 * save with the field's rule, and what was typed stays in the form.
 */
export async function saveListing(
  services: ListingServices,
  context: CallContext,
  save: ListingSave,
): Promise<void> {
  await transaction(services.pool, (client) => saveWithin(services, client, { context, ...save }))
  services.announceListing(save.entityId)
}

export type ListingSave = {
  readonly entityId: number
  readonly input: ProductInput
  readonly source: string
  /** The key of a visitor whose cookie is set by this very answer. */
  readonly heldEditKeyHash?: Buffer
}

/** As part of a transaction that does more. */
export async function saveWithin(
  services: ListingServices,
  client: DatabaseClient,
  { context, ...save }: ListingSave & { readonly context: CallContext },
): Promise<void> {
  const listing = await lockListing(client, save.entityId, services.keys.auctionSecrets)
  if (!listing) throw refuseCall('NOT_FOUND')
  const editor = editorOf(services, context, listing, save.heldEditKeyHash)
  const permission = mayFillIn(listing, editor)
  if (!permission.isAllowed) throw new RefusedCall(permission.refusal)
  refuseUnlessOpen(listing, context)
  const content = merge(listing, save.input, services.now().getTime())
  const { values, damages, gallery, moreImages, reviewPictures } = listing
  // A save that was sent again, after a reload or without an answer, has nothing left to do.
  const before = { values, damages, gallery, moreImages, reviewPictures }
  if (isDeepStrictEqual(content, before)) return
  const changed = [...changedCodes(values, content.values)]
  const helper = editor.kind === 'helper' ? helperOf(services, context, listing) : undefined
  if (helper && changed.some(isForOwnerAlone)) throw refuseCall('OWNER_ONLY')
  if (save.input.version !== undefined) {
    const isNewest = maySave(listing, save.input.version)
    if (!isNewest.isAllowed) throw new RefusedCall(isNewest.refusal)
  }
  await refuseOutsideRemarks(services, client, { context, listing, content })
  await saveContent(client, save.entityId, content, services.keys.auctionSecrets)
  if (listing.phase === 'released') await queueAdTranslation(services, client, save.entityId)
  const plates = content.reviewPictures.map(({ value }) => value)
  await savePrivatePictures(client, { listingId: save.entityId, keys: plates })
  await insertChanges(
    client,
    save.entityId,
    changesOf(listing.values, content.values, helper ? 'helper' : save.source),
    { by: changedBy(editor, context), key: services.keys.auctionSecrets },
  )
  await endConfirmations(client, save.entityId, changed)
  if (helper) {
    const codes = [...changed, ...changedParts(listing, content)].slice(0, lastCodesKept)
    await helperStore.saveAnswered(client, { ...helper, codes, now: services.now() })
  }
  await recordEdit(client, context, { entityId: save.entityId, facts: { changed } })
}

function changedBy(editor: Editor, { viewer }: CallContext): ChangedBy {
  return {
    editor: editor.kind === 'customer' ? 'owner' : editor.kind,
    operatorId: editor.kind === 'operator' ? viewer.customerId : null,
  }
}

/** The owner is told what was answered last, not all of it. */
const lastCodesKept = 5

function changedParts(before: ListingContent, after: ListingContent): string[] {
  return (['damages', 'gallery'] as const).filter(
    (part) => !isDeepStrictEqual(before[part], after[part]),
  )
}

/** What a form sends, read and judged, on top of what was there. */
export function merge(before: ListingContent, input: ProductInput, now: number): ListingContent {
  const readText = textReaderOf({
    kind: vehicleKindOf(before.values) ?? 'motorhome',
    thisYear: new Date(now).getUTCFullYear(),
  })
  const read = fromWireValues(listingAttributes, input.attributes ?? {}, readText)
  const values = withoutUnasked({
    ...withChanges(before.values, read),
    // Fixed after the creation: another kind is another ad (attributes, product_type).
    ...(before.values.product_type !== undefined && { product_type: before.values.product_type }),
  })
  const faults: FieldFault[] = [...read.faults]
  const changed = changedCodes(before.values, values)
  // Only what this save touches is judged: an old answer must not block a new one.
  faults.push(
    ...validateValues(listingAttributes, values, { now }).filter(({ field }) => changed.has(field)),
  )
  const damages = input.damages
    ? readDamages(input.damages, { before: before.damages, faults, readText })
    : before.damages
  const pictures = readPictures(input, before)
  const { gallery, moreImages } = pictures
  if (gallery.length + moreImages.length > maxPictures)
    faults.push({ field: 'gallery', rule: 'max', params: { max: maxPictures } })
  if (damages.length > maxDamages)
    faults.push({ field: 'damages', rule: 'max', params: { max: maxDamages } })
  if (faults.length > 0) throw refuseFields(faults)
  return withReviewPicturesApart({ values, damages, ...pictures })
}

type PictureLists = Pick<ListingContent, 'gallery' | 'moreImages' | 'reviewPictures'>

function readPictures(input: ProductInput, before: PictureLists): PictureLists {
  const { gallery, moreImages, reviewPictures } = input
  return {
    gallery: gallery ? readGallery(gallery) : before.gallery,
    moreImages: moreImages ? readGallery(moreImages) : before.moreImages,
    reviewPictures: reviewPictures ? readGallery(reviewPictures) : before.reviewPictures,
  }
}

function readDamages(
  input: NonNullable<ProductInput['damages']>,
  {
    before,
    faults,
    readText,
  }: {
    readonly before: readonly Damage[]
    readonly faults: FieldFault[]
    readonly readText: TextReader
  },
): readonly Damage[] {
  const known = new Set(before.flatMap(({ values }) => Object.values(values)))
  const damages = input.map((damage) => {
    const read = fromWireValues(damageAttributes, damage.attributes, readText)
    const texts = freeTextFaults(damageAttributes, read.values)
    const changed = texts.filter(({ field }) => !known.has(read.values[field] ?? ''))
    faults.push(
      ...[...read.faults, ...changed].map((fault) => ({
        ...fault,
        field: `damage.${damage.sortOrder}.${fault.field}`,
      })),
    )
    return {
      sortOrder: damage.sortOrder,
      ...(damage.spot && { spot: damage.spot }),
      values: read.values,
      pictures: readGallery(damage.images),
    }
  })
  return renumberedDamages(withKeptReports(before, damages))
}

function readGallery(input: NonNullable<ProductInput['gallery']>): readonly Picture[] {
  const entries = input.map(({ value, position, kind }) => ({
    value,
    position,
    ...(kind !== undefined && { kind }),
  }))
  return galleryByPosition(entries)
}

function changedCodes(before: VehicleValues, after: VehicleValues): Set<string> {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set(
    [...codes].filter((code) => JSON.stringify(before[code]) !== JSON.stringify(after[code])),
  )
}

export function changesOf(before: VehicleValues, after: VehicleValues, source: string) {
  return [...changedCodes(before, after)].map((attributeCode) => ({
    source,
    attributeCode,
    value: after[attributeCode] === undefined ? '' : String(after[attributeCode]),
  }))
}
