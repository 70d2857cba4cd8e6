import { z } from 'zod'
import { officialDocumentTypes } from '#domain/listing/listing.ts'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { endpoint } from '../endpoint.ts'
import { galleryEntry, product, productCard, productDocument, productInput } from '../product.ts'
import { entityId, startKey, wholeEuros } from '../wire.ts'
import { attributeEndpoints } from './listing-attributes.ts'

/** Ads: create, fill in, submit (spec 7.4). The same calls exist for visitors and for customers. */

const byProduct = z.object({ entityId })
const storeCode = z.object({ storeCode: z.string().max(5).optional() })

const editRefusals = [
  'NOT_FOUND',
  'AD_NOT_EDITABLE',
  'AD_CHANGED_ELSEWHERE',
  'LOGIN_TO_CONTINUE',
  'OWNER_ONLY',
  'FIELD_LOCKED_BY_REVIEW',
] as const

const create = {
  method: 'POST',
  summary: 'Start an ad; it exists from the first answer on',
  body: productInput.extend({ productType: z.enum(vehicleKinds), startKey: startKey.optional() }),
  output: product,
} as const

const update = {
  method: 'PUT',
  summary: 'Save an ad; parts that are left out stay as they are',
  params: byProduct,
  query: storeCode,
  body: productInput,
  output: product,
  refusals: editRefusals,
} as const

const get = {
  method: 'GET',
  summary: 'One ad as the caller may see it',
  params: byProduct,
  query: storeCode,
  output: product,
  refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
} as const

export const listingEndpoints = {
  ...attributeEndpoints,
  getOwn: endpoint({ ...get, path: '/api/private/product/get/{entityId}', access: 'private' }),
  getAsVisitor: endpoint({ ...get, path: '/api/public/product/get/{entityId}', access: 'public' }),
  create: endpoint({ ...create, path: '/api/private/product/create', access: 'private' }),
  createAsVisitor: endpoint({
    ...create,
    path: '/api/public/product/create',
    access: 'public',
    callsPerMinute: 20,
  }),
  update: endpoint({
    ...update,
    path: '/api/private/product/update/{entityId}',
    access: 'private',
  }),
  updateAsVisitor: endpoint({
    ...update,
    path: '/api/public/product/update/{entityId}',
    access: 'public',
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/private/product/submit/{entityId}',
    access: 'private',
    summary: 'Submit for review, with the consent sentence the seller was shown',
    params: byProduct,
    body: z.object({ consentVersion: z.string().max(40) }),
    output: product,
    refusals: [
      'NOT_FOUND',
      'AD_NOT_EDITABLE',
      'AD_INCOMPLETE',
      'DOCUMENT_MISSING',
      'EMAIL_NOT_VERIFIED',
      'PROFILE_INCOMPLETE',
      'CONSENT_MISSING',
      'CONFIRMATION_MISSING',
      'REMARKS_OPEN',
      'TOO_MANY_ROUNDS',
      'RESTART_TOO_EARLY',
      'VEHICLE_TOO_EARLY',
      'VEHICLE_ALREADY_OFFERED',
      'AD_CHANGED_ELSEWHERE',
    ],
  }),
  consent: endpoint({
    method: 'GET',
    path: '/api/private/product/consent/{entityId}',
    access: 'private',
    summary: 'The sentence a seller agrees to by submitting, with its version',
    params: byProduct,
    /** At another price than the ad's, for a restart; sold in another way, for a change. */
    query: z.object({
      targetPriceEur: z.coerce.number().pipe(wholeEuros).optional(),
      saleMode: z.enum(['auction', 'offer_collection']).optional(),
    }),
    output: z.object({ version: z.string(), sentence: z.string() }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/api/private/product/claim',
    access: 'private',
    summary: "Takes over the visitor's ads into the account after the login",
    output: z.object({ entityIds: z.array(z.int()) }),
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/public/product/picture/{entityId}',
    access: 'public',
    transfer: 'upload',
    summary: 'Upload one picture (multipart); answers its gallery entry once every size exists',
    params: byProduct,
    output: galleryEntry,
    refusals: [
      ...editRefusals,
      'PICTURE_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'PICTURE_LIMIT_REACHED',
      'FILE_STORE_UNAVAILABLE',
    ],
    callsPerMinute: 120,
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: '/api/public/product/document/{entityId}/{documentType}',
    access: 'public',
    transfer: 'upload',
    summary: 'Upload an official document (multipart), picture or PDF',
    params: z.object({ entityId, documentType: z.enum(officialDocumentTypes) }),
    output: productDocument,
    refusals: [
      ...editRefusals,
      'DOCUMENT_UNREADABLE',
      'DOCUMENT_LIMIT_REACHED',
      'PICTURE_TOO_LARGE',
      'FILE_STORE_UNAVAILABLE',
    ],
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/public/product/document/{entityId}/{documentId}',
    access: 'public',
    summary: 'Remove an official document from an ad in editing',
    params: z.object({ entityId, documentId: entityId }),
    output: z.object({ documents: z.array(productDocument) }),
    refusals: editRefusals,
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: '/api/private/product/document/{entityId}/{documentId}',
    access: 'private',
    transfer: 'download',
    summary: 'The file itself, for the owner and the operator',
    params: z.object({ entityId, documentId: entityId }),
    output: z.unknown(),
  }),
  listMine: endpoint({
    method: 'GET',
    path: '/api/private/customer/products/get',
    access: 'private',
    summary: 'Own ads with their auctions, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(50).default(20),
      storeCode: z.string().max(5).optional(),
      status: z.enum(['editing', 'under_review']).optional(),
    }),
    output: z.object({
      products: z.array(productCard),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  }),
  listInEditingForVisitor: endpoint({
    method: 'GET',
    path: '/api/public/customer/ads-in-editing-for-uuid',
    access: 'public',
    summary: "The visitor's ads in editing, found by their cookie",
    output: z.object({ products: z.array(productCard) }),
  }),
  canSetVisitorId: endpoint({
    method: 'GET',
    path: '/api/public/product/can-set-cm24-uuid/{entityId}/{uuid}',
    access: 'public',
    summary:
      "Whether a browser may take over the visitor's id of this ad from a link; it is no key",
    params: byProduct.extend({ uuid: z.uuid() }),
    output: z.boolean(),
    callsPerMinute: 30,
  }),
  submittedCount: endpoint({
    method: 'GET',
    path: '/api/public/product/submitted-count',
    access: 'public',
    summary: 'How many ads were submitted so far',
    output: z.object({ count: z.int() }),
  }),
  track: endpoint({
    method: 'PUT',
    path: '/api/public/product/track/{entityId}',
    access: 'public',
    summary: 'Where an ad came from',
    params: byProduct,
    body: z.object({
      source: z.enum(['main_lp', 'my_ads', 'other_lp', 'sell']),
      source_url: z.string().max(500),
      funnel: z.enum(['vstepper', 'ad_intake', 'vmm']),
    }),
    output: z.object({}),
  }),
}
