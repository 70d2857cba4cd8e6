/**
 * What is wrong with one field: the name of a rule of specification 5, and the figures its sentence
 * names (`locales/messages/<locale>/validation.json`; the server holds the two against each other).
 */

type Found = { readonly found: string }
/** Such as +49: readers of all languages know it by that. */
type OfCountry = { readonly callingCode: string }

/** Rules whose sentences name a figure or the words found. */
export type ParamsByRule = {
  readonly between: { readonly min: number; readonly max: number }
  readonly max: { readonly max: number }
  readonly max_length: { readonly max: number }
  readonly max_value: { readonly max: number }
  readonly min: { readonly min: number }
  readonly min_length: { readonly min: number }
  readonly min_value: { readonly min: number }
  readonly min_target_price: { readonly minimumEur: number }
  readonly date_too_late: { readonly months: number }
  readonly date_too_late_direct_sale: { readonly weeks: number }
  readonly telephone_too_short: OfCountry
  readonly telephone_too_long: OfCountry
  readonly telephone_other_country: OfCountry
  readonly text_has_email: Found
  readonly text_has_phone: Found
  readonly text_has_link: Found
  readonly text_asks_price: Found
  readonly text_asks_contact: Found
}

/** Rules whose sentences say all by themselves. */
export const plainRules = [
  'required',
  'required_boolean',
  'email',
  'integer',
  'whole_euros',
  'numeric',
  'regex',
  'unreadable_characters',
  'option',
  'date',
  'future_date',
  'past_date',
  'password',
  'password_common',
  'telephone',
  'telephone_personal_data',
  'zip_code',
  'zip_code_de',
  'zip_code_nl',
  'vat_reg_no',
  'iban',
  'vin',
  'dutch_license_plate',
  'importer_link',
  'taken',
  'no_other_account',
  'invalid',
] as const

export type PlainRule = (typeof plainRules)[number]
export type RuleName = PlainRule | keyof ParamsByRule

export type Fault =
  | { readonly rule: PlainRule; readonly params?: never }
  | {
      [Rule in keyof ParamsByRule]: { readonly rule: Rule; readonly params: ParamsByRule[Rule] }
    }[keyof ParamsByRule]

export type FieldFault = Fault & { readonly field: string }
