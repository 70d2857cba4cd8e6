import { z } from 'zod'
import { accountSetNames } from '#domain/account/account-attributes.ts'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { endpoint } from '../endpoint.ts'
import { attributeInput, attributeLists } from '../product.ts'

/** What may be asked about a vehicle, and the empty forms to be filled in (spec 7.4). */

/** A vehicle's attributes, its auction's, a damage's, and what is asked of an account (spec 7.2, 7.4). */
export const askedSets = ['product', 'auction', 'damage', ...accountSetNames] as const
export type AskedSet = (typeof askedSets)[number]

export const attributeDefinition = z.object({
  attributeId: z.int(),
  attributeCode: z.string(),
  backendType: z.string(),
  frontendInput: z.string(),
  required: z.boolean(),
  attributeSetName: z.string(),
  attributeGroupName: z.string(),
  label: z.string(),
  tooltip: z.string(),
  unit: z.string().nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  appliesTo: z.array(z.enum(vehicleKinds)),
  options: z.array(z.object({ optionId: z.int(), code: z.string(), label: z.string() })),
})

export const attributeEndpoints = {
  attributes: endpoint({
    method: 'GET',
    path: '/api/public/attributes/all/{sets}/{locale}',
    access: 'public',
    summary:
      'The attribute definitions of these sets, parted by commas, with labels in one language',
    params: z.object({
      sets: z
        .string()
        .max(100)
        .transform((names) => [...new Set(names.split(','))])
        .pipe(z.array(z.enum(askedSets))),
      locale: z.string().length(2),
    }),
    output: z.object({ attributes: z.array(attributeDefinition) }),
  }),
  requiredAttributes: endpoint({
    method: 'POST',
    path: '/api/public/attributes/all/product,auction,damage/{locale}',
    access: 'public',
    summary: 'The attributes that the given answers make required',
    params: z.object({ locale: z.string().length(2) }),
    body: z.object({ attributes: attributeInput }),
    output: z.object({ attributeCodes: z.array(z.string()) }),
  }),
  productTypes: endpoint({
    method: 'GET',
    path: '/api/public/attributes/get/product/de/product_type',
    access: 'public',
    summary: 'The product types; their German labels name Wohnmobil and Wohnwagen',
    output: z.object({ options: z.array(z.object({ optionId: z.int(), label: z.string() })) }),
  }),
  empty: endpoint({
    method: 'GET',
    path: '/api/public/product/get/empty',
    access: 'public',
    summary: 'An empty template with every attribute of a kind',
    query: z.object({ productType: z.enum(vehicleKinds).default('motorhome') }),
    output: z.object({ attributes: attributeLists }),
  }),
  emptyDamage: endpoint({
    method: 'GET',
    path: '/api/public/product/damage/get/empty',
    access: 'public',
    summary: 'An empty damage',
    output: z.object({
      sortOrder: z.int(),
      attributes: attributeLists,
      images: z.array(z.never()),
    }),
  }),
}
