import type { z } from 'zod'
import type { attributeDefinition } from '#contract/endpoints/listing-attributes.ts'
import { type AccountAttribute, accountAttributes } from '#domain/account/account-attributes.ts'
import { isLocale, localeFacts } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'

type WireDefinition = z.infer<typeof attributeDefinition>

/** What is asked of an account, with labels in one language (spec 7.2). */
export function describeAccountAttributes(locale: string): readonly WireDefinition[] {
  return accountAttributes.map((definition) => ({
    attributeId: definition.attributeId,
    attributeCode: definition.attributeCode,
    backendType: definition.backendType,
    frontendInput: definition.frontendInput,
    required: definition.required,
    attributeSetName: definition.attributeSetName,
    attributeGroupName: definition.attributeSetName,
    label: labelOf(definition, locale),
    tooltip: helpOf(definition, locale),
    unit: null,
    minimum: null,
    maximum: null,
    appliesTo: [],
    options: (definition.options ?? []).map(({ optionId, code }) => ({
      optionId,
      code,
      label: optionLabelOf(code, locale),
    })),
  }))
}

/** The dealer's contact person has the same words as a person. */
const fieldWithLabel: Readonly<Record<string, string>> = {
  contactName: 'name',
  contactSurname: 'surname',
}

function labelOf({ field }: AccountAttribute, locale: string): string {
  const texts = textsByCode(locale, 'account')
  const isLanguage = field === 'languageSetting' || field === 'notificationLocale'
  return texts(
    isLanguage ? 'settings.languageLabel' : `form.fields.${fieldWithLabel[field] ?? field}`,
  )
}

function helpOf({ field }: AccountAttribute, locale: string): string {
  const texts = textsByCode(locale, 'account')
  if (field === 'vatRegNo') return texts('form.vatHelp')
  return field.toLowerCase().endsWith('phone') ? texts('form.phoneHelp') : ''
}

/** A language has its own name everywhere; a country that of the reader's language. */
function optionLabelOf(code: string, locale: string): string {
  if (isLocale(code)) return localeFacts[code].name
  return textsByCode(locale, 'attributes')(`registration_country.options.${code}`)
}
