import { z } from 'zod'
import { dealerFailures } from '#domain/listing/importing/dealer-stock.ts'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { endpoint } from '../../endpoint.ts'
import { wireInstant } from '../../wire.ts'

/** A dealer's own software: what it offers, and ads that are made of it. */

export const dealerStock = z.object({
  /** Null before it is connected. The password is told to nobody. */
  connection: z
    .object({
      user: z.string(),
      connectedAt: wireInstant,
      /** The end of the last whole look. */
      syncedAt: wireInstant.nullable(),
      isRunning: z.boolean(),
      done: z.int(),
      total: z.int(),
      failure: z.enum(dealerFailures).nullable(),
      everyMinutes: z.int(),
    })
    .nullable(),
  vehicles: z.array(
    z.object({
      vehicleNumber: z.string(),
      productType: z.enum(vehicleKinds),
      name: z.string(),
      firstRegistrationYear: z.int().nullable(),
      mileageKm: z.int().nullable(),
      /** Of the ad that was made of it. */
      entityId: z.int().nullable(),
      /** It says more or something else there since then. */
      isChanged: z.boolean(),
      isGone: z.boolean(),
    }),
  ),
})
export type DealerStock = z.infer<typeof dealerStock>

const refusals = ['NOT_A_MERCHANT'] as const

export const dealerStockEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/private/merchant/stock',
    access: 'private',
    summary: 'The dealer’s own software and what it offered at the last look',
    output: dealerStock,
    refusals,
    callsPerMinute: 120,
  }),
  connect: endpoint({
    method: 'PUT',
    path: '/api/private/merchant/stock/connection',
    access: 'private',
    summary:
      'Connect SYSCARA by user and password of its interface, or change them; a look follows',
    body: z.object({
      user: z.string().trim().min(1).max(120),
      password: z.string().min(1).max(200),
    }),
    output: dealerStock,
    refusals,
    callsPerMinute: 10,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/private/merchant/stock/connection',
    access: 'private',
    summary: 'End the connection: user, password and list go, ads stay',
    output: dealerStock,
    refusals,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/private/merchant/stock/look',
    access: 'private',
    summary: 'Look again now; one that is under way goes on',
    output: dealerStock,
    refusals: [...refusals, 'NOT_FOUND'],
    callsPerMinute: 6,
  }),
  makeAd: endpoint({
    method: 'POST',
    path: '/api/private/merchant/stock/ads/{vehicleNumber}',
    access: 'private',
    summary: 'An ad of this vehicle, and its import begun; the same vehicle has one ad',
    params: z.object({ vehicleNumber: z.string().min(1).max(40) }),
    output: z.object({ entityId: z.int(), productType: z.enum(vehicleKinds) }),
    refusals: [...refusals, 'NOT_FOUND', 'AD_NOT_EDITABLE'],
    callsPerMinute: 60,
  }),
} as const
