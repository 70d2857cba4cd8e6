import { formatFor } from '#locales/format.ts'
import type { Locale } from '#locales/locales.ts'
import { type TextsByCode, textsByCode } from '#locales/texts.ts'

/** What a notification may be given: raw values; their names say how they are written. */
export type NotificationValue = string | number | boolean
export type NotificationValues = Readonly<Record<string, NotificationValue>>

export type NotificationFact = { readonly label: string; readonly value: string }

/**
 * The rows of a notification: every value that has a label in notifications.json, in the order of that file.
 * A notification thereby shows what it was given without each text repeating it, and a value without a
 * label (an id, a cause) stays out of sight.
 */
export function notificationFacts(locale: Locale, values: NotificationValues): NotificationFact[] {
  const texts = textsByCode(locale, 'notifications')
  return factNames.flatMap((name) => {
    const value = values[name]
    if (value === undefined || value === '' || typeof value === 'boolean') return []
    return [
      { label: texts(`label.${name}`), value: factText({ name, value, locale, texts, values }) },
    ]
  })
}

/** The values that have a label, in reading order: money, time, people, words, documents. */
export const factNames = [
  ...['highestBidEur', 'currentBidEur', 'amountEur', 'bidEur', 'standingBidEur'],
  ...['counterEur', 'offerEur'],
  ...['archivedBidEur', 'hammerPriceEur', 'payableCents', 'limitEur'],
  ...['startPriceEur', 'startPriceReason', 'buyNowPriceEur'],
  ...['minimumEur', 'leader', 'pseudonym', 'bidCount'],
  ...['startsAt', 'fromEndsAt', 'endsAt', 'endedAt'],
  ...['turnEndsAt', 'bindsUntil', 'takeBackUntil', 'lapsesAt'],
  ...['question', 'answer', 'originalLanguage', 'reason', 'remarks'],
  ...['orderNumber', 'invoiceNumber', 'reversalNumber', 'totalCents', 'dueOn'],
  ...['heldUntil', 'stopAt', 'meetsAt', 'handedOverAt', 'accountShownAt'],
  ...['partnerCompany', 'partnerName', 'partnerAddress', 'partnerPhone', 'partnerEmail'],
  ...['savedSearches', 'foundVehicles'],
  ...['sequence', 'headHash', 'device', 'occurredAt'],
] as const

function factText({
  name,
  value,
  locale,
  texts,
  values,
}: {
  name: string
  value: string | number
  locale: Locale
  texts: TextsByCode
  values: NotificationValues
}): string {
  if (name === 'originalLanguage') return languageName(String(value), locale)
  if (name === 'partnerAddress' && typeof values.partnerCountry === 'string') {
    return `${value}, ${formatFor(locale).country(values.partnerCountry)}`
  }
  if (name === 'reason' && texts.has(`reason.${value}`)) return texts(`reason.${value}`)
  if ((name === 'leader' || name === 'pseudonym') && typeof value === 'number') {
    return texts('bidder', { number: value })
  }
  return valueText({ name, value, locale })
}

/** Names end in their unit; those without one are counts or words. */
export function hasUnit(name: string): boolean {
  return /(?:Eur|Cents|At|Until|On)$/.test(name)
}

/** Money, instants and days by the ending of their name (units last), everything else as it is. */
export function valueText({
  name,
  value,
  locale,
}: {
  name: string
  value: string | number
  locale: Locale
}): string {
  const format = formatFor(locale)
  if (typeof value === 'number' && name.endsWith('Eur')) return format.money(value)
  if (typeof value === 'number' && name.endsWith('Cents')) return format.moneyCents(value)
  if (name.endsWith('At') || name.endsWith('Until')) return format.dateTimeWithZone(value)
  if (name.endsWith('On')) return format.date(value)
  return typeof value === 'number' ? format.number(value) : value
}

function languageName(language: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
}
