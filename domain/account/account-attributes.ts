import type { BackendType, FrontendInput } from '../vehicle/attribute.ts'
import { attribute } from '../vehicle/catalogue/attributes.ts'
import type { ProfileType } from './customer.ts'
import { requiredProfileFields } from './profile-completeness.ts'

/**
 * What is asked of an account, in the shape of the attributes of a vehicle (spec 3, 7.2): sets `customer`,
 * `customer_address`, `merchant` and `merchant_address`. Ids are kept for good.
 */

export const accountSetNames = [
  'customer',
  'customer_address',
  'merchant',
  'merchant_address',
] as const
export type AccountSetName = (typeof accountSetNames)[number]

export type AccountAttribute = {
  readonly attributeId: number
  readonly attributeCode: string
  readonly backendType: BackendType
  readonly frontendInput: FrontendInput
  readonly attributeSetName: AccountSetName
  readonly required: boolean
  /** Of the answer that tells it (spec 3). */
  readonly field: string
  readonly options?: readonly { readonly optionId: number; readonly code: string }[]
}

/** The eight storefronts (spec 1). */
const languages = ['de', 'en', 'nl', 'sv', 'da', 'pl', 'es', 'cs']

/** The countries in which people of a vehicle live: all but "other". */
const countries = (attribute('registration_country').options ?? [])
  .map(({ code }) => code)
  .filter((code) => code !== 'other')

export const accountAttributes: readonly AccountAttribute[] = [
  ...customerOf(1001, [
    'name',
    'surname',
    'phone',
    'companyName',
    'managingDirector',
    'vatRegNo',
    'commercialCustomerContactName',
    'commercialCustomerContactSurname',
    'commercialCustomerContactPhone',
  ]),
  choice(1010, 'customer', { field: 'languageSetting', codes: languages }),
  ...addressOf(1021, 'customer_address'),
  text(1041, 'merchant', { field: 'contactName', required: true }),
  text(1042, 'merchant', { field: 'contactSurname', required: true }),
  text(1043, 'merchant', { field: 'phone', required: true }),
  ...addressOf(1061, 'merchant_address'),
  choice(1065, 'merchant_address', { field: 'notificationLocale', codes: languages }),
]

export function accountAttributesOf(set: AccountSetName): readonly AccountAttribute[] {
  return accountAttributes.filter(({ attributeSetName }) => attributeSetName === set)
}

/** By code, from an answer that names them as fields; empty ones are left out. */
export function accountValues(
  set: AccountSetName,
  answer: object,
): Readonly<Record<string, string>> {
  const known = new Map<string, unknown>(Object.entries(answer))
  const entries = accountAttributesOf(set).flatMap(({ attributeCode, field }) => {
    const value = known.get(field)
    return typeof value === 'string' && value !== '' ? [[attributeCode, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Required of everybody; what a company has to give besides follows from the profile's type. */
function customerOf(firstId: number, fields: readonly string[]): readonly AccountAttribute[] {
  const types = Object.keys(requiredProfileFields) as ProfileType[] // The record names each type.
  const isAlways = (field: string) =>
    types.every((type) => (requiredProfileFields[type] as readonly string[]).includes(field))
  return fields.map((field, index) =>
    text(firstId + index, 'customer', { field, required: isAlways(field) }),
  )
}

function addressOf(firstId: number, set: AccountSetName): readonly AccountAttribute[] {
  return [
    text(firstId, set, { field: 'street', required: true }),
    text(firstId + 1, set, { field: 'zipCode', required: true }),
    text(firstId + 2, set, { field: 'city', required: true }),
    choice(firstId + 3, set, { field: 'country', codes: countries }),
  ]
}

function text(
  attributeId: number,
  set: AccountSetName,
  { field, required }: { readonly field: string; readonly required: boolean },
): AccountAttribute {
  return {
    ...{ attributeId, attributeCode: codeOf(field), attributeSetName: set, field, required },
    ...{ backendType: 'varchar', frontendInput: 'simple' },
  }
}

function choice(
  attributeId: number,
  set: AccountSetName,
  { field, codes }: { readonly field: string; readonly codes: readonly string[] },
): AccountAttribute {
  const options = codes.map((code, index) => ({ optionId: attributeId * 1000 + index + 1, code }))
  return {
    ...{ attributeId, attributeCode: codeOf(field), attributeSetName: set, field, required: true },
    ...{ backendType: 'int', frontendInput: 'select', options },
  }
}

/** `vatRegNo` is `vat_reg_no`. */
function codeOf(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
