import { z } from 'zod'
import { profileTypes } from '#domain/account/customer.ts'
import type { AccountCheckCode } from '#domain/account/profile-completeness.ts'
import { Done, Id, Instant, LocaleCode } from '../account-fields.ts'
import { CustomerWrapper } from '../customer.ts'
import { endpoint } from '../endpoint.ts'

/** Who the customer is and what is still missing (spec 3, 7.2). */

const text = z.string().trim().max(200)

const PersonFields = z.object({
  name: text.optional(),
  surname: text.optional(),
  phone: text.optional(),
  street: text.optional(),
  zipCode: text.optional(),
  city: text.optional(),
  country: text.optional(),
})

const CompanyFields = PersonFields.extend({
  companyName: text.optional(),
  vatRegNo: text.optional(),
  managingDirector: text.optional(),
  commercialCustomerContactName: text.optional(),
  commercialCustomerContactSurname: text.optional(),
  commercialCustomerContactPhone: text.optional(),
})

const checkCodes = profileTypes.flatMap((type): AccountCheckCode[] => [
  `${type}_COMPLETE_AND_EMAIL_VERIFIED`,
  `${type}_COMPLETE_EMAIL_NOT_VERIFIED`,
  `${type}_NOT_COMPLETE`,
])

/** The bare code, as the specification has it (spec 7.2). */
const ResultCode = z.enum(checkCodes)

function resultCall(path: `/${string}`, summary: string) {
  return endpoint({ method: 'PUT', path, access: 'private', summary, output: ResultCode })
}

const verifiedSummary = 'Whether the address is verified and the profile complete'
const completeSummary = 'Acknowledges the profile once it is complete'

export const profileEndpoints = {
  getCustomer: endpoint({
    method: 'GET',
    path: '/api/public/customer/get',
    access: 'public',
    summary: 'The customer who is logged in, or nobody',
    output: CustomerWrapper,
  }),
  getOwnCustomer: endpoint({
    method: 'GET',
    path: '/api/private/customer/get',
    access: 'private',
    summary: 'The customer who is logged in',
    output: CustomerWrapper,
  }),
  getCustomerById: endpoint({
    method: 'GET',
    path: '/api/private/customer/get/{id}',
    access: 'operator',
    summary: 'Any customer, for the operator; each look is logged',
    params: z.object({ id: Id }),
    output: CustomerWrapper,
    refusals: ['NOT_FOUND'],
  }),
  getOwner: endpoint({
    method: 'GET',
    path: '/api/public/customer/get-owner/{id}',
    access: 'public',
    summary: 'The owner of an ad, answered to the owner and the operator only',
    params: z.object({ id: Id }),
    output: CustomerWrapper,
    refusals: ['NOT_FOUND'],
  }),
  getOwnerSegmentation: endpoint({
    method: 'GET',
    path: '/api/public/customer/get-owner-segmentation/{entityId}',
    access: 'public',
    summary: 'Whether an ad’s owner is still a prospect without a login',
    params: z.object({ entityId: Id }),
    output: z.object({ segmentation: z.enum(['prospect', 'registered']) }),
    refusals: ['NOT_FOUND'],
  }),
  updatePrivateProfile: endpoint({
    method: 'PUT',
    path: '/api/private/customer/update',
    access: 'private',
    summary: 'Saves the private seller’s profile',
    body: PersonFields,
    output: CustomerWrapper,
    refusals: ['PROFILE_LOCKED', 'IDENTITY_UNPROVED'],
  }),
  updateCommercialProfile: endpoint({
    method: 'PUT',
    path: '/api/private/customer/commercial/update',
    access: 'private',
    summary: 'Saves the commercial seller’s profile',
    body: CompanyFields,
    output: CustomerWrapper,
    refusals: ['PROFILE_LOCKED', 'IDENTITY_UNPROVED'],
  }),
  updateMerchantProfile: endpoint({
    method: 'PUT',
    path: '/api/private/merchant/update',
    access: 'private',
    summary: 'Saves the dealer’s profile; when it is complete the operator reviews it',
    body: CompanyFields,
    output: CustomerWrapper,
    refusals: ['PROFILE_LOCKED', 'FORBIDDEN', 'IDENTITY_UNPROVED'],
  }),
  uploadMerchantDocument: endpoint({
    method: 'POST',
    path: '/api/private/merchant/document/{kind}',
    access: 'private',
    summary: 'Takes the trade licence or register extract as PDF or picture',
    params: z.object({ kind: z.enum(['trade_licence', 'register_extract']) }),
    output: z.object({ documentId: z.number().int(), fileName: z.string() }),
    refusals: [
      'DOCUMENT_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'REQUEST_TOO_LARGE',
      'PROFILE_LOCKED',
      'FORBIDDEN',
      'FILE_STORE_UNAVAILABLE',
    ],
    transfer: 'upload',
    callsPerMinute: 20,
  }),
  updateLanguageSetting: endpoint({
    method: 'PUT',
    path: '/api/private/customer/update-language-setting',
    access: 'private',
    summary: 'Saves the language for mails and the storefront after login',
    body: z.object({ attributeCode: z.literal('language_setting').optional(), value: LocaleCode }),
    output: Done,
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/api/private/customer/accept-tac',
    access: 'private',
    summary: 'Accepts the terms in force in the caller’s language',
    output: z.object({ tacAcceptedAt: Instant }),
  }),
  markPopupAsRead: endpoint({
    method: 'PUT',
    path: '/api/private/merchant/mark-popup-as-read/{id}',
    access: 'private',
    summary: 'Marks a merchant popup as read',
    params: z.object({ id: z.string().min(1).max(80) }),
    output: Done,
  }),
  checkMerchantEmailVerified: resultCall(
    '/api/private/merchant/check-email-verified',
    verifiedSummary,
  ),
  checkCommercialEmailVerified: resultCall(
    '/api/private/customer/commercial/check-email-verified',
    verifiedSummary,
  ),
  checkPrivateEmailVerified: resultCall(
    '/api/private/customer/check-email-verified',
    verifiedSummary,
  ),
  ackMerchantComplete: resultCall('/api/private/merchant/ack-if-account-complete', completeSummary),
  ackCommercialComplete: resultCall(
    '/api/private/customer/commercial/ack-if-account-complete',
    completeSummary,
  ),
  ackPrivateComplete: resultCall('/api/private/customer/ack-if-account-complete', completeSummary),
  visitorCookie: endpoint({
    method: 'POST',
    path: '/api/public/customer/cookie/get',
    access: 'public',
    summary: 'The visitor’s id; sets the cookie for a year when there is none',
    output: z.object({ uuid: z.uuid() }),
  }),
  merchantCookie: endpoint({
    method: 'GET',
    path: '/api/public/customer/merchant/cookie/get',
    access: 'public',
    summary: 'Marks the browser of a dealer, so that links lead them to running auctions',
    query: z.object({ mc: z.string().max(200).optional() }),
    output: z.object({ merchantCookie: z.string().nullable() }),
  }),
} as const
