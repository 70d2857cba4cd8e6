import { z } from 'zod'
import { companyRoles } from '#domain/account/company/company-role.ts'
import { operatorRoles } from '#domain/account/operators/operator-role.ts'
import { yearlyCheckStates } from '#domain/account/yearly-check.ts'
import { Instant, ProfileTypeCode } from './account-fields.ts'
import { attributeLists } from './product.ts'

/** The customer of the specification with their dealer's side (spec 3). */

const AddressView = z.object({
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
})

const CustomerView = AddressView.extend({
  attributes: attributeLists,
  customerId: z.number().int(),
  entityId: z.number().int(),
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  companyName: z.string(),
  managingDirector: z.string(),
  vatRegNo: z.string(),
  languageSetting: z.string(),
  emailVerified: z.boolean(),
  /** False for whoever enters by mailed codes alone. */
  hasPassword: z.boolean(),
  privateProfileCompleted: z.boolean(),
  commercialProfileCompleted: z.boolean(),
  merchantProfileCompleted: z.boolean(),
  merchantBlocked: z.boolean(),
  tacAcceptedAt: Instant.nullable(),
  commercialCustomerContactName: z.string(),
  commercialCustomerContactSurname: z.string(),
  commercialCustomerContactPhone: z.string(),
  segmentation: z.enum(['prospect', 'registered']),
  roles: z.array(z.string()),
  /** Of whoever works for the operator. */
  operatorRoles: z.array(z.enum(operatorRoles)),
})

const MerchantView = AddressView.extend({
  attributes: attributeLists,
  merchantId: z.number().int(),
  /** Null while in review (spec 4). */
  acceptedByCm24: z.boolean().nullable(),
  admission: z.enum(['in_review', 'needs_more', 'accepted', 'refused']),
  admissionRemarks: z.string(),
  contactName: z.string(),
  contactSurname: z.string(),
  phone: z.string(),
  isBiddingStopped: z.boolean(),
  vatIdState: z.string(),
  /** While new papers are asked for, once a year (rules 11). */
  yearlyCheck: z
    .object({ state: z.enum(yearlyCheckStates), askedAt: Instant, documentsDueAt: Instant })
    .nullable(),
  readNotificationPopupIds: z.array(z.string()),
  documents: z.array(
    z.object({
      documentId: z.number().int(),
      kind: z.string(),
      fileName: z.string(),
      uploadedAt: Instant,
    }),
  ),
})

export const CustomerWrapper = z.object({
  customer: CustomerView.nullable(),
  customerAddress: AddressView.extend({ attributes: attributeLists }).nullable(),
  merchant: MerchantView.nullable(),
  merchantAddress: AddressView.extend({
    notificationLocale: z.string(),
    attributes: attributeLists,
  }).nullable(),
  submittedProfileDataType: ProfileTypeCode,
  hasCompletedProfileData: z.boolean(),
  hasAnyAds: z.boolean(),
  /** Whether an ad waits to be finished. */
  editing: z.boolean(),
  /** Names of the profile's fields that are still needed. */
  missingFields: z.array(z.string()),
  /** Whether the terms popup has to be shown (spec 9.5). */
  mustAcceptTerms: z.boolean(),
  /** Of whoever acts for a company that has people (rules 1). */
  companyRole: z.enum(companyRoles).nullable(),
})
export type CustomerWrapper = z.infer<typeof CustomerWrapper>
