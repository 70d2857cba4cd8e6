import { actsUntilOf, type NotificationCode } from '#domain/messaging/notification-table.ts'
import {
  type WhatsAppTemplateName,
  whatsAppTemplate,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { wordJoiner } from '#locales/format.ts'
import type { Locale } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'
import { type NotificationValues, valueText } from './notification-facts.ts'

/** Longer titles are cut: a message holds 1,024 characters in all. */
const maxLength = 200

/**
 * What a template is sent with, in its order. Throws when a value is missing; nobody gets a message with a hole.
 */
export function whatsAppParameters(
  template: WhatsAppTemplateName,
  { locale, values }: { readonly locale: Locale; readonly values: NotificationValues },
): readonly string[] {
  return whatsAppTemplate(template).parameters.map((name) => {
    const value = values[name]
    if (value === undefined || value === '' || typeof value === 'boolean')
      throw new Error(`WhatsApp template ${template} needs ${name}`)
    return onOneLine(valueText({ name, value, locale }))
  })
}

/** A notification's values with the deadline under the one name that templates know. */
export function whatsAppValues(
  notification: NotificationCode,
  values: NotificationValues,
): NotificationValues {
  const actsUntil = actsUntilOf(notification, values)
  return { ...values, ...(actsUntil !== null && { actsUntil }) }
}

/** The words as their reader gets them. */
export function renderWhatsApp(
  template: Exclude<WhatsAppTemplateName, 'code'>,
  { locale, parameters }: { readonly locale: Locale; readonly parameters: readonly string[] },
): string {
  const { parameters: names } = whatsAppTemplate(template)
  const values = Object.fromEntries(names.map((name, index) => [name, parameters[index] ?? '']))
  return textsByCode(locale, 'notifications')(`whatsApp.${template}.text`, values)
}

/** The words as they are registered: `{{1}}` for the first parameter. */
export function registeredText(
  template: Exclude<WhatsAppTemplateName, 'code'>,
  locale: Locale,
): string {
  const { parameters: names } = whatsAppTemplate(template)
  return renderWhatsApp(template, {
    locale,
    parameters: names.map((_, index) => `{{${index + 1}}}`),
  })
}

/** Line breaks and rows of spaces are refused in a parameter. */
function onOneLine(text: string): string {
  const line = text.replaceAll(wordJoiner, '').replace(/\s+/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`
}
