import { createTranslator } from 'use-intl/core'
import { type NotificationCode, namesVehicle } from '#domain/messaging/notification-table.ts'
import { wordJoiner } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'
import { mailHtml } from './mail-html.ts'
import {
  hasUnit,
  type NotificationFact,
  type NotificationValues,
  notificationFacts,
  valueText,
} from './notification-facts.ts'
import { notificationTemplate } from './notification-template.ts'

export type RenderRequest = {
  readonly notification: NotificationCode
  readonly locale: string
  /**
   * `vehicle` (its title), `name` of the reader, `url` for the button, and the notification's facts. All
   * raw: the ending of a value's name decides how it is written.
   */
  readonly values: NotificationValues
}

export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A notification without the dress of a mail: what the message in the account shows. */
export type RenderedMessage = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly NotificationFact[]
  readonly actionLabel: string | null
}

/** Throws when the notification needs a value that was not given; nobody gets a notification with a hole. */
export function renderMail({ notification, locale, values }: RenderRequest): RenderedMail {
  const reader = readerLocale(locale)
  const texts = textsOf(reader, 'notifications')
  const { subject, paragraphs, facts, actionLabel } = composeMessage({
    notification,
    locale,
    values,
  })
  const greeting =
    typeof values.name === 'string' && values.name !== ''
      ? texts('greetingNamed', { name: values.name })
      : texts('greeting')
  const url = actionLabel === null ? null : webAddress(notification, values.url)
  const stopUrl = typeof values.stopUrl === 'string' ? values.stopUrl : null
  const stop = texts(notification === 'newsletter_confirm' ? 'stopNewsletter' : 'stop')
  const company = String(values.company ?? 'CM24')
  const plain = [
    greeting,
    ...paragraphs.map(unweighted),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    url === null ? '' : `${actionLabel}:\n${url}`,
    `${texts('closing')}\n${texts('signature')}`,
    ['--', company, texts('footer'), ...(stopUrl ? [`${stop}: ${stopUrl}`] : [])].join('\n'),
  ]
  const html = mailHtml({
    locale: reader,
    subject: escaped(subject),
    preview: asSentence(weighted(paragraphs[0] ?? '')),
    greeting: escaped(greeting),
    paragraphs: paragraphs.map(weighted),
    facts: facts.map(({ label, value }) => ({ label: escaped(label), value: escaped(value) })),
    ...(url !== null && { action: { label: escaped(actionLabel ?? ''), url: escaped(url) } }),
    closing: escaped(texts('closing')),
    signature: escaped(texts('signature')),
    footer: [
      escaped(company),
      escaped(texts('footer')),
      ...(stopUrl ? [`<a href="${escaped(stopUrl)}">${escaped(stop)}</a>`] : []),
    ],
  })
  return {
    subject: withoutJoiners(unweighted(subject)),
    text: withoutJoiners(`${plain.filter((part) => part !== '').join('\n\n')}\n`),
    html: withoutJoiners(html),
  }
}

/** Programs for mail may draw the marks that keep a date on one line, and search by its hyphens. */
function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

/** Subject, paragraphs, rows and the button's words, with weight marks taken out. */
export function renderMessage(request: RenderRequest): RenderedMessage {
  const composed = composeMessage(request)
  const [first = '', ...others] = composed.paragraphs.map(unweighted)
  return {
    ...composed,
    subject: unweighted(composed.subject),
    paragraphs: first === '' ? others : [asSentence(first), ...others],
  }
}

/**
 * The first paragraph is written as it goes on from the greeting, which some languages do with a small letter;
 * without the greeting it begins as any sentence does.
 */
function asSentence(paragraph: string): string {
  return paragraph.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase())
}

function composeMessage({ notification, locale, values }: RenderRequest): RenderedMessage {
  const reader = readerLocale(locale)
  if (namesVehicle(notification) && !values.vehicle)
    throw new Error(`notification ${notification} needs vehicle`)
  const template = notificationTemplate(notification, reader)
  const say = sentenceWriter({ notification, locale: reader, values })
  return {
    subject: say(template.subject),
    paragraphs: template.paragraphs.map(say).filter((paragraph) => paragraph !== ''),
    facts: notificationFacts(reader, values),
    actionLabel: template.action,
  }
}

// Bold marks of the template; a value may hold asterisks of its own, which must stay asterisks.
const weightMark = '\uE000'

function sentenceWriter({
  notification,
  locale,
  values,
}: {
  notification: NotificationCode
  locale: Locale
  values: NotificationValues
}): (sentence: string) => string {
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(value) : inSentence({ name, value, locale }),
    ]),
  )
  return (sentence) => {
    const translator = createTranslator({
      locale,
      messages: { sentence: sentence.replaceAll('**', weightMark) },
      onError: (error) => {
        throw new Error(`notification ${notification} in ${locale}: ${error.message}`)
      },
    })
    return translator('sentence', { ...undecided(sentence), ...written })
  }
}

/** A message kept from before its text had a choice reads as the choice for all others. */
function undecided(sentence: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...sentence.matchAll(/\{(\w+), select,/g)].map(([, name = '']) => [name, 'other']),
  )
}

/** Counts stay numbers, because plurals choose by them. */
function inSentence(input: { name: string; value: string | number; locale: Locale }) {
  return typeof input.value === 'number' && !hasUnit(input.name) ? input.value : valueText(input)
}

function webAddress(
  notification: NotificationCode,
  url: NotificationValues[string] | undefined,
): string {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) {
    throw new Error(`notification ${notification} needs a web address for its button`)
  }
  return url
}

function readerLocale(locale: string): Locale {
  return isLocale(locale) ? locale : defaultLocale
}

function unweighted(text: string): string {
  return text.replaceAll(weightMark, '')
}

function weighted(text: string): string {
  return escaped(text).replaceAll(
    new RegExp(`${weightMark}([^${weightMark}]*)${weightMark}`, 'g'),
    '<strong>$1</strong>',
  )
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
