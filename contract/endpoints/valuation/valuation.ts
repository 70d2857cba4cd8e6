import { z } from 'zod'
import { isPersonalTelephone } from '#domain/account/contact-rules.ts'
import { onboardingStatuses } from '#domain/valuation/request/onboarding-status.ts'
import { vehicleKinds } from '#domain/vehicle/attribute.ts'
import { Email } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { product, productInput } from '../../product.ts'
import { entityId, startKey, wholeEuros, wireInstant } from '../../wire.ts'
import { computed, reported, request, valuated } from './valuation-shapes.ts'

/** What a vehicle is worth: the owner's request, the operator's answer, the report (spec 7.5). */

const byProduct = z.object({ entityId })
const byReport = z.object({ id: z.string().min(20).max(100) })

export const valuationEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/public/valuate-my-vehicle/get',
    access: 'public',
    summary: "The caller's latest request for a valuation",
    query: z.object({ productType: z.enum(vehicleKinds).optional() }),
    output: valuated,
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/public/valuate-my-vehicle/report/get/{id}',
    access: 'public',
    summary: 'A report by its address, which nobody can guess, for twelve months',
    params: byReport,
    output: reported,
    refusals: ['NOT_FOUND'],
    callsPerMinute: 60,
  }),
  reportAsPdf: endpoint({
    method: 'GET',
    path: '/api/public/valuate-my-vehicle/report/pdf/{id}',
    access: 'public',
    summary: 'The same report on paper, in the language of whoever asks',
    params: byReport,
    output: z.unknown(),
    transfer: 'download',
    refusals: ['NOT_FOUND'],
    // Each is set anew.
    callsPerMinute: 10,
  }),
  postponeReport: endpoint({
    method: 'PUT',
    path: '/api/public/valuate-my-vehicle/report/postpone/{id}',
    access: 'public',
    summary: '"Not selling now", said on a report: one letter on the named day',
    params: byReport,
    body: z.object({ postponedUntil: wireInstant }),
    output: z.object({ postponedUntil: wireInstant }),
    refusals: ['NOT_FOUND'],
    callsPerMinute: 30,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/public/valuate-my-vehicle/update',
    access: 'public',
    summary: 'Write a request, submit it, or say "not selling now"; the first call makes it',
    body: productInput.extend({
      /** Without it a new request is made. */
      entityId: z.int().positive().optional(),
      productType: z.enum(vehicleKinds).default('motorhome'),
      startKey: startKey.optional(),
      valuate_my_vehicle: z
        .object({
          email: Email.optional(),
          phone: z
            .string()
            .trim()
            .max(40)
            .refine((phone) => phone === '' || isPersonalTelephone(phone), {
              params: { rule: 'personal_telephone' },
            })
            .optional(),
          remarks: z.string().trim().max(2000).optional(),
          isSubmitted: z.literal(true).optional(),
          postponedUntil: wireInstant.optional(),
        })
        .optional(),
    }),
    output: valuated,
    refusals: [
      'NOT_FOUND',
      'LOGIN_TO_CONTINUE',
      'AD_NOT_EDITABLE',
      'AD_CHANGED_ELSEWHERE',
      'ACTION_NOT_POSSIBLE_NOW',
      'VALUATION_INCOMPLETE',
      'VALUATION_ALREADY_SUBMITTED',
    ],
    // It says whether a request of an address waits, so nobody may ask for many.
    callsPerMinute: 30,
  }),
  onboarding: endpoint({
    method: 'GET',
    path: '/api/public/product/onboarding-stepper',
    access: 'public',
    summary: 'Where somebody who comes back goes on: with a valuation, with an ad, or anew',
    query: z.object({
      entityId: entityId.optional(),
      createNew: z.enum(['true', 'false']).default('false'),
    }),
    output: z.object({
      status: z.enum(onboardingStatuses),
      product: product.nullable(),
      showVmmContext: z.boolean(),
      vmm: request.nullable(),
    }),
    refusals: ['NOT_FOUND', 'LOGIN_TO_CONTINUE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/operator/valuations',
    access: 'operator',
    summary: 'Requests that wait for an answer, the next due first',
    output: z.object({
      queue: z.array(
        z.object({
          entityId: z.int(),
          vehicle: z.string(),
          submittedAt: wireInstant,
          dueAt: wireInstant,
          isOverdue: z.boolean(),
          locale: z.string(),
        }),
      ),
    }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/operator/valuations/{entityId}',
    access: 'operator',
    summary: 'One request with what the model said of it; the look is logged',
    params: byProduct,
    output: z.object({
      product,
      request,
      locale: z.string(),
      computed: computed.nullable(),
      /** The latest of the sales that the range was made from; months are counted from January of the year 0. */
      comparables: z.array(
        z.object({
          saleId: z.int(),
          vehicle: z.string(),
          hammerEur: z.int(),
          registeredInMonth: z.int(),
          soldInMonth: z.int(),
          mileageKm: z.int().nullable(),
          picture: z.string().nullable(),
        }),
      ),
      /** Sentences for the answer: named for the operator, written in the owner's language. */
      blocks: z.array(z.object({ id: z.string(), label: z.string(), text: z.string() })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/operator/valuations/{entityId}/answer',
    access: 'operator',
    summary: 'Answer a request with a range and words; the owner gets the report by mail',
    params: byProduct,
    body: z.object({
      fromEur: wholeEuros,
      toEur: wholeEuros,
      words: z.string().trim().min(5).max(2000),
    }),
    output: z.object({}),
    refusals: ['NOT_FOUND', 'ACTION_NOT_POSSIBLE_NOW'],
  }),
}
