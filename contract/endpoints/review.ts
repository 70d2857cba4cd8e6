import { z } from 'zod'
import { auctionStatuses } from '#domain/auction/core/state.ts'
import { vatRegimes } from '#domain/listing/listing.ts'
import { mostRemarks } from '#domain/listing/remarks/remarks.ts'
import { mayBeVin } from '#domain/vehicle/vin.ts'
import { auctionView } from '../auction-view.ts'
import { endpoint } from '../endpoint.ts'
import { product, productCard } from '../product.ts'
import { remarkWithValues } from '../texts/product-remark.ts'
import { entityId, wholeEuros, wireInstant } from '../wire.ts'

/** The operator's desk: ads under review with their 24-hour clock, and running auctions. */

const byProduct = z.object({ entityId })

const queued = z.object({
  product: productCard,
  submittedAt: wireInstant,
  dueAt: wireInstant,
  isOverdue: z.boolean(),
  sellerType: z.string(),
  /** Suspicions that nobody has settled; a vehicle that another ad offers too is one of them. */
  flags: z.int(),
})

/** An approval that takes effect in a few seconds; any operator may undo it until then. */
const heldApproval = z.object({
  takesEffectAt: wireInstant,
  operator: z.string(),
  isOwn: z.boolean(),
})

export const reviewed = z.object({
  product,
  seller: z.object({
    customerId: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    profileType: z.string(),
  }),
  submittedAt: wireInstant.nullable(),
  dueAt: wireInstant.nullable(),
  heldApproval: heldApproval.nullable(),
  /** Why an approval could not take effect when its time came; null where none was refused. */
  refusedApproval: z.string().nullable(),
  vin: z.string().nullable(),
  targetPriceEur: z.int().nullable(),
  vatRegime: z.enum(vatRegimes).nullable(),
  suggestedVatRegime: z.enum(vatRegimes),
  /** What this kind of seller may sell under; anything else is refused. */
  possibleVatRegimes: z.array(z.enum(vatRegimes)),
  startPriceEur: z.int().nullable(),
  startPriceReason: z.string(),
  /** Null where the owner has named none. */
  ownStartPriceEur: z.int().nullable(),
  /** In a follow-up round a step above the bid that binds on; null in any other. */
  leastStartPriceEur: z.int().nullable(),
  /** The owner's price, or that step where it is above it; null where they have named none. */
  mostStartPriceEur: z.int().nullable(),
  suggestedStartPriceEur: z.int().nullable(),
  /** Comparable sales the suggestion rests on; none means the operator decides freely. */
  comparableSales: z.int(),
  isNewVehicle: z.boolean(),
  /** By the kilometres and the age that the ad states; the operator decides. */
  looksNew: z.boolean(),
  /** Answers worth a second look (plausibility; spec 5.3). */
  flags: z.array(
    z.object({
      field: z.string(),
      rule: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** By which it is settled; the rule `same_vehicle` names the other ad. */
      name: z.string(),
      /** By whom it was found right; null while nobody has. It ends when the answer is changed. */
      settled: z.object({ operator: z.string(), settledAt: wireInstant }).nullable(),
    }),
  ),
  /** Other ads of the same vehicle, by its identification number or plate, the latest first. */
  otherListings: z.array(
    z.object({
      entityId: z.int(),
      status: z.enum(auctionStatuses),
      /** It is offered too, or was sold since this ad was submitted: the operator decides (rules 2). */
      isOffered: z.boolean(),
    }),
  ),
  /** Remarks of this and earlier reviews, the latest last, with what stood at the field before and after. */
  remarks: z.array(remarkWithValues),
  nextSlotEndsAt: wireInstant,
  /** What was changed in the ad and what its owner agreed to, the latest first (spec 3, rules 10). */
  history: z.object({
    changes: z.array(
      z.object({
        changedAt: wireInstant,
        source: z.string(),
        attributeCode: z.string(),
        value: z.string(),
        /** Null of changes from before it was kept. */
        editor: z.enum(['owner', 'operator', 'visitor', 'helper']).nullable(),
        operator: z.string().nullable(),
      }),
    ),
    consents: z.array(
      z.object({
        givenAt: wireInstant,
        version: z.string(),
        locale: z.string(),
        sentence: z.string(),
      }),
    ),
  }),
})

const verdictRefusals = [
  ...(['NOT_FOUND', 'REVIEW_INCOMPLETE', 'APPROVAL_HELD', 'CHANGES_WAITING'] as const),
  'ACTION_NOT_POSSIBLE_NOW',
] as const

export const reviewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/reviews',
    access: 'operator',
    summary: 'Ads under review, the oldest first',
    output: z.object({
      queue: z.array(queued),
      /** Approved, and not released yet; they are not in the queue. */
      held: z.array(heldApproval.extend({ product: productCard })),
      overdue: z.int(),
      dueSoon: z.int(),
      /** Ads by hours waited: 0-4, 4-8, 8-12, 12-16, 16-20, 20-24, over 24. */
      ages: z.array(z.int()).length(7),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/operator/reviews/{entityId}',
    access: 'operator',
    summary: 'One ad with everything the review needs; the look is logged',
    params: byProduct,
    output: reviewed,
    refusals: ['NOT_FOUND'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/operator/reviews/{entityId}/approve',
    access: 'operator',
    summary: 'Approve: after a few seconds it takes the first free slot and is published',
    params: byProduct,
    body: z.object({
      vatRegime: z.enum(vatRegimes),
      vin: z
        .string()
        .trim()
        .toUpperCase()
        .refine(mayBeVin, { params: { rule: 'vin' } }),
      startPriceEur: wholeEuros,
      /** Told to the owner; needed where the price is not their own. */
      startPriceReason: z.string().trim().max(500).default(''),
      isNewVehicle: z.boolean(),
    }),
    /** `takesEffectAt`: until then it can be undone, and the auction is not released yet; null: it is. */
    output: auctionView.extend({ takesEffectAt: wireInstant.nullable() }),
    refusals: [
      ...verdictRefusals,
      'ACCEPT_THE_BID_INSTEAD',
      'START_PRICE_TOO_HIGH',
      'VEHICLE_ALREADY_OFFERED',
      'AD_CHANGED_ELSEWHERE',
      'SERVICE_UNAVAILABLE',
    ],
  }),
  undoApproval: endpoint({
    method: 'POST',
    path: '/api/operator/reviews/{entityId}/undo-approval',
    access: 'operator',
    summary: 'Undo an approval that has not taken effect yet: the ad waits for its review again',
    params: byProduct,
    output: z.object({}),
    refusals: ['NOT_FOUND', 'UNDO_TOO_LATE'],
  }),
  judgeSuspicions: endpoint({
    method: 'POST',
    path: '/api/operator/reviews/{entityId}/suspicions',
    access: 'operator',
    summary: 'Settle suspicions, or open them again; kept with who did and when',
    params: byProduct,
    body: z.object({
      names: z.array(z.string().max(100)).min(1).max(50),
      isSettled: z.boolean(),
    }),
    output: z.object({}),
    refusals: ['NOT_FOUND'],
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/api/operator/reviews/{entityId}/send-back',
    access: 'operator',
    summary: 'Send back to the seller with remarks',
    params: byProduct,
    /** A sentence for the whole ad, remarks on single fields, or both. */
    body: z.object({
      remarks: z.string().trim().max(2000).default(''),
      fields: z
        .array(z.object({ field: z.string().max(60), text: z.string().trim().min(5).max(500) }))
        .max(mostRemarks)
        .default([]),
    }),
    output: z.object({}),
    refusals: verdictRefusals,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/operator/reviews/{entityId}/refuse',
    access: 'operator',
    summary: 'Refuse for good, with the reason',
    params: byProduct,
    body: z.object({ reason: z.string().trim().min(5).max(2000) }),
    output: z.object({}),
    refusals: ['NOT_FOUND', 'APPROVAL_HELD', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
  auctions: endpoint({
    method: 'GET',
    path: '/api/operator/auctions',
    access: 'operator',
    summary: 'Auctions by status: those that run first, the next to end before the others',
    query: z.object({
      status: z.enum(auctionStatuses).optional(),
      /** Number of the ad, part of its make or model, or the whole VIN or plate. */
      search: z.string().trim().max(60).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(100).default(50),
    }),
    output: z.object({
      products: z.array(productCard),
      total: z.int(),
      pages: z.int(),
      counts: z.record(z.string(), z.int()),
      /** Bids of the last 24 hours by hour of day in Berlin, and of the 24 before. */
      bidsPerHour: z.object({ today: z.array(z.int()), yesterday: z.array(z.int()) }),
    }),
  }),
}
