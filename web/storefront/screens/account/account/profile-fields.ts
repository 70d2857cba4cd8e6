import type { ProfileType } from '#domain/account/customer.ts'

/** Which fields the form of each kind of account has, in the order people write them (spec 3). */

export type FormField =
  | 'companyName'
  | 'managingDirector'
  | 'vatRegNo'
  | 'name'
  | 'surname'
  | 'phone'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'commercialCustomerContactName'
  | 'commercialCustomerContactSurname'
  | 'commercialCustomerContactPhone'

export type ProfileValues = Readonly<Record<FormField, string>>

export type FieldSet = {
  readonly key: 'company' | 'person' | 'contact' | 'address'
  readonly fields: readonly FormField[]
}

const company: FieldSet = {
  key: 'company',
  fields: ['companyName', 'managingDirector', 'vatRegNo'],
}
const address: FieldSet = { key: 'address', fields: ['street', 'zipCode', 'city', 'country'] }
const person: FieldSet = { key: 'person', fields: ['name', 'surname', 'phone'] }
const contact: FieldSet = {
  key: 'contact',
  fields: [
    'commercialCustomerContactName',
    'commercialCustomerContactSurname',
    'commercialCustomerContactPhone',
  ],
}

export const fieldSets: Readonly<Record<ProfileType, readonly FieldSet[]>> = {
  PRIVATE: [person, address],
  COMMERCIAL: [company, address, contact],
  MERCHANT: [company, address, { ...person, key: 'contact' }],
}

export function fieldsOf(profileType: ProfileType): readonly FormField[] {
  return fieldSets[profileType].flatMap(({ fields }) => fields)
}

/** For the browser's own filling in. */
export const autoComplete: Readonly<Record<FormField, string>> = {
  companyName: 'organization',
  managingDirector: 'off',
  vatRegNo: 'off',
  name: 'given-name',
  surname: 'family-name',
  phone: 'tel',
  street: 'street-address',
  zipCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  commercialCustomerContactName: 'given-name',
  commercialCustomerContactSurname: 'family-name',
  commercialCustomerContactPhone: 'tel',
}

/** What a dealer was admitted by; only an operator changes it (rules 11). */
export const fixedOnceAdmitted: readonly FormField[] = ['companyName', 'vatRegNo', 'country']
