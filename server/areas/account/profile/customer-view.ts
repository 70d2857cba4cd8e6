import type { CustomerWrapper } from '#contract/customer.ts'
import {
  type AccountSetName,
  accountAttributesOf,
  accountValues,
} from '#domain/account/account-attributes.ts'
import type { Customer, Profile, ProfileType } from '#domain/account/customer.ts'
import { acceptedByCm24 } from '#domain/account/merchant-admission.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import { mustAcceptTerms } from '#domain/account/terms.ts'
import { yearlyCheckState, yearlyDocumentsDays } from '#domain/account/yearly-check.ts'
import { startOfBerlinDay } from '#domain/calendar/deadlines.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountSettings } from '../account-settings.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { companyStore } from '../company/company-store.ts'
import { merchantStore } from '../merchant/merchant-store.ts'

/** The customer as the specification's wrapper tells them (spec 3). */

export const nobody: CustomerWrapper = {
  customer: null,
  customerAddress: null,
  merchant: null,
  merchantAddress: null,
  submittedProfileDataType: 'PRIVATE',
  hasCompletedProfileData: false,
  hasAnyAds: false,
  editing: false,
  missingFields: [],
  mustAcceptTerms: false,
  companyRole: null,
}

/** NOT_FOUND when there is no such customer. */
export async function showCustomer(
  services: AccountServices,
  db: Queryable,
  customerId: number,
): Promise<CustomerWrapper> {
  const account = await accountStore.find(db, customerId)
  if (!account) throw refuseCall('NOT_FOUND')
  const { customer } = account
  const ads = await services.listings.summariseAds(db, customerId)
  const completeness = profileCompleteness(customer.profile, customer.profileType)
  const address = addressOf(customer.profile)
  const { admission } = account
  return {
    customer: customerOf(account),
    customerAddress: withAttributes('customer_address', address),
    merchant: await merchantOf(db, account),
    merchantAddress:
      admission &&
      withAttributes('merchant_address', {
        ...address,
        notificationLocale: admission.notificationLocale,
      }),
    submittedProfileDataType: customer.profileType,
    hasCompletedProfileData: completeness.isComplete,
    hasAnyAds: ads.hasAny,
    editing: ads.hasInEditing,
    missingFields: [...completeness.missing],
    mustAcceptTerms: mustAcceptTermsNow(services, account),
    companyRole: null,
  }
}

/** Whether the terms popup is due (spec 9.5). */
function mustAcceptTermsNow(services: AccountServices, { customer }: AccountRow): boolean {
  const now = services.now()
  return mustAcceptTerms({
    isCompletedMerchant: customer.merchant !== undefined && isCompleted(customer, 'MERCHANT'),
    acceptedAt: customer.terms?.acceptedAt,
    validFrom: services.termsInForce(customer.languageSetting, now).validFrom.getTime(),
    startOfToday: startOfBerlinDay(now.getTime()),
  })
}

function isCompleted(customer: Customer, profileType: ProfileType): boolean {
  return (
    customer.profileType === profileType &&
    profileCompleteness(customer.profile, profileType).isComplete
  )
}

function customerOf({
  customer,
  passwordHash,
  operatorRoles,
}: AccountRow): NonNullable<CustomerWrapper['customer']> {
  const { profile } = customer
  return withAttributes('customer', {
    customerId: customer.customerId,
    entityId: customer.customerId,
    email: customer.email,
    operatorRoles: [...operatorRoles],
    name: profile.name ?? '',
    surname: profile.surname ?? '',
    phone: profile.phone ?? '',
    ...addressOf(profile),
    companyName: profile.companyName ?? '',
    managingDirector: profile.managingDirector ?? '',
    vatRegNo: profile.vatRegNo ?? '',
    languageSetting: customer.languageSetting,
    emailVerified: customer.isEmailVerified,
    hasPassword: passwordHash !== null,
    privateProfileCompleted: isCompleted(customer, 'PRIVATE'),
    commercialProfileCompleted: isCompleted(customer, 'COMMERCIAL'),
    merchantProfileCompleted: isCompleted(customer, 'MERCHANT'),
    merchantBlocked: customer.merchant?.isBlocked ?? false,
    tacAcceptedAt: customer.terms ? new Date(customer.terms.acceptedAt).toISOString() : null,
    commercialCustomerContactName: profile.commercialCustomerContactName ?? '',
    commercialCustomerContactSurname: profile.commercialCustomerContactSurname ?? '',
    commercialCustomerContactPhone: profile.commercialCustomerContactPhone ?? '',
    segmentation: customer.segmentation,
    roles: [...customer.roles],
  })
}

async function merchantOf(
  db: Queryable,
  { customer, admission }: AccountRow,
): Promise<CustomerWrapper['merchant']> {
  const { merchant, profile } = customer
  if (!merchant || !admission) return null
  const { merchantId } = merchant
  const limit = accountSettings.maxMerchantDocuments
  const documents = await merchantStore.listDocuments(db, { merchantId, limit })
  return withAttributes('merchant', {
    merchantId,
    acceptedByCm24: acceptedByCm24(merchant.admission),
    admission: merchant.admission,
    admissionRemarks: admission.remarks,
    contactName: profile.name ?? '',
    contactSurname: profile.surname ?? '',
    phone: profile.phone ?? '',
    ...addressOf(profile),
    isBiddingStopped: merchant.isBiddingStopped,
    vatIdState: admission.vatIdState,
    yearlyCheck: await yearlyCheckOf(db, admission.yearlyCheckAskedAt, documents[0]?.uploadedAt),
    readNotificationPopupIds: await accountStore.listReadPopups(db, customer.customerId),
    documents: documents.map(({ documentId, kind, fileName, uploadedAt }) => ({
      documentId,
      kind,
      fileName,
      uploadedAt: uploadedAt.toISOString(),
    })),
  })
}

/** Papers and the question for them go by the market's clock. */
async function yearlyCheckOf(
  db: Queryable,
  asked: Date | null,
  newestDocument: Date | undefined,
): Promise<NonNullable<CustomerWrapper['merchant']>['yearlyCheck']> {
  if (asked === null) return null
  const askedAt = asked.getTime()
  const at = await companyStore.marketNow(db)
  const state = yearlyCheckState({
    askedAt,
    newestDocumentAt: newestDocument?.getTime() ?? null,
    at,
  })
  const documentsDueAt = new Date(askedAt + yearlyDocumentsDays * dayMs).toISOString()
  return state && { state, askedAt: asked.toISOString(), documentsDueAt }
}

/** The same answers once more as attributes, choices by their option ids (spec 3). */
function withAttributes<Answer extends object>(set: AccountSetName, answer: Answer) {
  const values = accountValues(set, answer)
  return { ...answer, attributes: toWireValues(accountAttributesOf(set), values) }
}

function addressOf(profile: Profile) {
  return {
    street: profile.street ?? '',
    zipCode: profile.zipCode ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
  }
}
