import type { AuctionStatus } from '#domain/auction/core/state.ts'
import { adStatus, listingPhase } from '#domain/auction/process/review/ad-status.ts'
import type { PictureLists } from '#domain/listing/gallery.ts'
import type { Helper } from '#domain/listing/helping/who-helps.ts'
import type { Listing, OfficialDocument } from '#domain/listing/listing.ts'
import { partSecretValues } from '#domain/listing/secret-values.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { plateKey } from '#domain/vehicle/plate.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { vinKey } from '#domain/vehicle/vin.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { onlyRow, type Queryable } from '../../../platform/database/queryable.ts'
import { writeCatalogAds } from './catalog-ad-store.ts'
import { openListing, sealValues } from './sealed-values.ts'

/** The only SQL for ads with what they hold. The wire's entityId is the listing's id. */

/** A listing with what the shell needs beside the domain's facts. */
export type StoredListing = Omit<Listing, 'documents' | 'phase'> & {
  readonly visitorUuid: string | null
  readonly editKeyHash: Buffer | null
  /** Part of `values` where the ad was loaded with the key. */
  readonly sealedValues: Buffer | null
  readonly documents: readonly StoredDocument[]
  /** Who helps or is asked to, those whose time is over among them; none where many ads are loaded. */
  readonly helpers: readonly StoredHelper[]
  readonly submittedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** What it said when it was last on the market; absent while it is, and before its first release. */
  readonly lastReleased?: ListingContent
}

/** With its phase, by the status of its newest round, for whoever writes or reviews it. */
export type ListingWithPhase = StoredListing & Pick<Listing, 'phase'>

/** With the hash of the key that its browser holds, in hex. */
export type StoredHelper = Helper & { readonly keyHash?: string }

export type StoredDocument = OfficialDocument & {
  readonly documentId: number
  readonly contentType: string
}

const columns = `listing_id, customer_id, visitor_uuid, edit_key_hash, product_type,
  vehicle_values, sealed_values, damages, gallery, more_images, review_pictures, review, consent, version, last_released, submitted_at, created_at, updated_at,
  (select coalesce(json_agg(json_build_object('documentId', document_id, 'documentType', kind,
      'fileName', file_name, 'value', storage_key, 'contentType', content_type)
      order by document_id), '[]')
    from listing_documents d where d.listing_id = listings.listing_id) as documents`

// By the index of (listing_id, round).
const newestStatus = `(select status from auctions a where a.listing_id = listings.listing_id
  order by round desc limit 1) as status`

// Milliseconds since 1970, as the domain reckons.
const helpers = `(select json_agg(json_strip_nulls(json_build_object('helperId', helper_id, 'name', name,
      'keyHash', encode(key_hash, 'hex'), 'expiresAt', extract(epoch from expires_at) * 1000,
      'begunAt', extract(epoch from begun_at) * 1000, 'lastCodes', last_codes,
      'lastAnsweredAt', extract(epoch from last_answered_at) * 1000)) order by created_at)
    from ad_helpers h where h.listing_id = listings.listing_id and ended_at is null) as helpers`

/** With its secret values, as only those may see it who own or review it. */
export async function findListing(
  db: Queryable,
  listingId: number,
  key: Buffer,
): Promise<ListingWithPhase | undefined> {
  const { rows } = await db.query<Row & { readonly status: AuctionStatus | null }>(
    `select ${columns}, ${helpers}, ${newestStatus} from listings where listing_id = $1`,
    [listingId],
  )
  const [row] = rows
  if (!row) return undefined
  const status = adStatus(row.status === null ? null : { status: row.status })
  return openListing({ ...fromRow(row), phase: listingPhase(status) }, key)
}

/**
 * Locks the row, so that two saves of one ad come one after the other. Then it is read by a statement of
 * its own: the locking one sees the newest round as it was before it waited, not what a submission
 * has written meanwhile.
 */
export async function lockListing(
  client: DatabaseClient,
  listingId: number,
  key: Buffer,
): Promise<ListingWithPhase | undefined> {
  await lockListingRow(client, listingId)
  return findListing(client, listingId, key)
}

export async function lockListingRow(client: DatabaseClient, listingId: number): Promise<void> {
  await client.query('select from listings where listing_id = $1 for update', [listingId])
}

/** Without what they keep secret, which `openListing` adds, and without their phase. */
export async function listListings(
  db: Queryable,
  listingIds: readonly number[],
): Promise<StoredListing[]> {
  const { rows } = await db.query<Row>({
    name: 'listings-by-id',
    text: `select ${columns} from listings where listing_id = any($1::bigint[])`,
    values: [listingIds],
  })
  return rows.map(fromRow)
}

export async function insertListing(
  db: Queryable,
  listing: {
    readonly customerId: number | null
    readonly visitorUuid: string | null
    readonly editKeyHash: Buffer | null
    readonly kind: VehicleKind
  },
): Promise<number> {
  const answer = await db.query<{ listing_id: number }>(
    `insert into listings (customer_id, visitor_uuid, edit_key_hash, product_type, vehicle_values)
     values ($1, $2, $3, $4, jsonb_build_object('product_type', $4::text)) returning listing_id`,
    [listing.customerId, listing.visitorUuid, listing.editKeyHash, listing.kind],
  )
  return onlyRow(answer).listing_id
}

export type ListingContent = Pick<Listing, 'values'> & PictureLists

export async function saveContent(
  client: DatabaseClient,
  listingId: number,
  content: ListingContent,
  key: Buffer,
): Promise<void> {
  await client.query(
    `update listings set vehicle_values = $2, damages = $3, gallery = $4, vin = $5, plate = $6, sealed_values = $7,
       more_images = $8, review_pictures = $9, version = version + 1, updated_at = now() where listing_id = $1`,
    [
      listingId,
      JSON.stringify(partSecretValues(content.values).open),
      JSON.stringify(content.damages),
      JSON.stringify(content.gallery),
      vinKey(textOf(content.values, 'vin') ?? ''),
      plateKey(textOf(content.values, 'license_plate') ?? ''),
      sealValues(content.values, key),
      JSON.stringify(content.moreImages),
      JSON.stringify(content.reviewPictures),
    ],
  )
  await writeCatalogAds(client, [listingId])
}

export async function saveSubmission(
  db: Queryable,
  listingId: number,
  submission: { readonly consent: NonNullable<Listing['consent']>; readonly submittedAt: Date },
): Promise<void> {
  await db.query(
    `update listings set consent = $2, submitted_at = $3, version = version + 1,
       updated_at = now() where listing_id = $1`,
    [listingId, JSON.stringify(submission.consent), submission.submittedAt],
  )
}

export async function saveReview(
  client: DatabaseClient,
  listingId: number,
  review: NonNullable<Listing['review']>,
): Promise<void> {
  await client.query(
    `update listings set review = $2, version = version + 1, updated_at = now()
     where listing_id = $1`,
    [listingId, JSON.stringify(review)],
  )
  await writeCatalogAds(client, [listingId])
}

export async function saveRelease(client: DatabaseClient, listingId: number): Promise<void> {
  await client.query(
    `update listings set last_released = null, version = version + 1, updated_at = now()
     where listing_id = $1`,
    [listingId],
  )
  await writeCatalogAds(client, [listingId])
}

/** It goes into a round after its release, or is edited again after a review that refused it. */
export async function saveReturn(
  db: Queryable,
  listingId: number,
  { wasReleased }: { readonly wasReleased: boolean },
): Promise<void> {
  await db.query(
    `update listings set last_released = case when $2 then jsonb_build_object(
         'values', vehicle_values, 'damages', damages, 'gallery', gallery, 'moreImages', more_images, 'reviewPictures', review_pictures) else last_released end,
       version = version + 1, updated_at = now() where listing_id = $1`,
    [listingId, wasReleased],
  )
}

type Row = {
  readonly listing_id: number
  readonly customer_id: number | null
  readonly visitor_uuid: string | null
  readonly edit_key_hash: Buffer | null
  readonly product_type: VehicleKind
  readonly vehicle_values: Listing['values']
  readonly sealed_values: Buffer | null
  readonly damages: Listing['damages']
  readonly gallery: Listing['gallery']
  readonly more_images: Listing['moreImages']
  readonly review_pictures: Listing['reviewPictures']
  readonly review: NonNullable<Listing['review']>
  readonly consent: NonNullable<Listing['consent']> | null
  readonly version: number
  readonly documents: readonly StoredDocument[]
  readonly helpers?: readonly StoredHelper[] | null
  readonly submitted_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly last_released: ListingContent | null
}

function fromRow(row: Row): StoredListing {
  return {
    entityId: row.listing_id,
    kind: row.product_type,
    version: row.version,
    owner: {
      segmentation: row.customer_id === null ? 'prospect' : 'registered',
      ...(row.customer_id !== null && { customerId: row.customer_id }),
    },
    values: row.vehicle_values,
    sealedValues: row.sealed_values,
    damages: row.damages,
    gallery: row.gallery,
    moreImages: row.more_images,
    reviewPictures: row.review_pictures,
    documents: row.documents,
    helpers: row.helpers ?? [],
    ...(row.consent !== null && { consent: row.consent }),
    review: row.review,
    visitorUuid: row.visitor_uuid,
    editKeyHash: row.edit_key_hash,
    submittedAt: row.submitted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.last_released !== null && { lastReleased: row.last_released }),
  }
}
