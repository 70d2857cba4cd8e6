import type { Customer, Merchant, Profile, ProfileType } from '#domain/account/customer.ts'
import type { OperatorRole } from '#domain/account/operators/operator-role.ts'

/** A customer as the database keeps them, and as the domain and the area read them. */

export type StoredAccount = {
  customer_id: number
  email: string
  password_hash: string | null
  role: 'customer' | 'admin'
  operator_roles: OperatorRole[] | null
  segmentation: 'prospect' | 'registered'
  email_verified_at: Date | null
  profile_type: ProfileType
  profile: Profile
  language_setting: string
  deactivated_at: Date | null
  created_at: Date
  merchant_id: number | null
  admission: Merchant['admission'] | null
  admission_remarks: string | null
  blocked_at: Date | null
  bidding_stopped_at: Date | null
  company_key: string | null
  vat_id_state: string | null
  notification_locale: string | null
  submitted_at: Date | null
  yearly_check_asked_at: Date | null
  document_name: string | null
  terms_version: string | null
  terms_locale: string | null
  terms_accepted_at: Date | null
}

export type AccountRow = {
  readonly customer: Customer
  readonly passwordHash: string | null
  readonly role: 'customer' | 'admin'
  readonly operatorRoles: readonly OperatorRole[]
  readonly isDeactivated: boolean
  readonly createdAt: Date
  /** What the operator and the owner see of the merchant beside the domain's facts. */
  readonly admission: {
    readonly remarks: string
    readonly vatIdState: string
    readonly notificationLocale: string
    readonly submittedAt: Date | null
    readonly yearlyCheckAskedAt: Date | null
  } | null
}

export function accountOf(row: StoredAccount): AccountRow {
  return {
    customer: customerOf(row),
    passwordHash: row.password_hash,
    role: row.role,
    operatorRoles: row.role === 'admin' ? (row.operator_roles ?? ['admin']) : [],
    isDeactivated: row.deactivated_at !== null,
    createdAt: row.created_at,
    admission:
      row.merchant_id === null
        ? null
        : {
            remarks: row.admission_remarks ?? '',
            vatIdState: row.vat_id_state ?? 'unchecked',
            notificationLocale: row.notification_locale ?? row.language_setting,
            submittedAt: row.submitted_at,
            yearlyCheckAskedAt: row.yearly_check_asked_at,
          },
  }
}

function customerOf(row: StoredAccount): Customer {
  const merchant = merchantOf(row)
  return {
    customerId: row.customer_id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    profileType: row.profile_type,
    profile: {
      ...row.profile,
      ...(row.document_name !== null && { tradeRegistrationFile: row.document_name }),
    },
    languageSetting: row.language_setting,
    segmentation: row.segmentation,
    roles: row.role === 'admin' ? ['admin'] : [],
    ...(merchant && { merchant }),
    ...(row.terms_version !== null &&
      row.terms_accepted_at !== null && {
        terms: {
          version: row.terms_version,
          locale: row.terms_locale ?? row.language_setting,
          acceptedAt: row.terms_accepted_at.getTime(),
        },
      }),
  }
}

function merchantOf(row: StoredAccount): Merchant | undefined {
  if (row.merchant_id === null || row.admission === null) return undefined
  return {
    merchantId: row.merchant_id,
    admission: row.admission,
    isBlocked: row.blocked_at !== null,
    isBiddingStopped: row.bidding_stopped_at !== null,
    ...(row.company_key !== null && { companyKey: row.company_key }),
  }
}
