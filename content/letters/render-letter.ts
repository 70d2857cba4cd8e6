import { createTranslator } from 'use-intl/core'
import { wordJoiner } from '#locales/format.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'
import { type LetterName, namesVehicle } from './letter-catalogue.ts'
import {
  hasUnit,
  type LetterFact,
  type LetterValues,
  letterFacts,
  valueText,
} from './letter-facts.ts'
import { letterHtml } from './letter-html.ts'
import { letterTemplate } from './letter-template.ts'

export type LetterRequest = {
  readonly letter: LetterName
  readonly locale: string
  /**
   * `vehicle` (its title), `name` of the reader, `url` for the button, and the letter's facts. All
   * raw: the ending of a value's name decides how it is written.
   */
  readonly values: LetterValues
}

export type RenderedLetter = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A letter without the dress of a mail: what the message in the account shows. */
export type LetterMessage = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly LetterFact[]
  readonly actionLabel: string | null
}

/** Throws when the letter needs a value that was not given; nobody gets a letter with a hole. */
export function renderLetter({ letter, locale, values }: LetterRequest): RenderedLetter {
  const reader = readerLocale(locale)
  const texts = textsOf(reader, 'letters')
  const { subject, paragraphs, facts, actionLabel } = composeLetter({ letter, locale, values })
  const greeting =
    typeof values.name === 'string' && values.name !== ''
      ? texts('greetingNamed', { name: values.name })
      : texts('greeting')
  const url = actionLabel === null ? null : webAddress(letter, values.url)
  const stopUrl = typeof values.stopUrl === 'string' ? values.stopUrl : null
  const company = String(values.company ?? 'CM24')
  const plain = [
    greeting,
    ...paragraphs.map(unweighted),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    url === null ? '' : `${actionLabel}:\n${url}`,
    `${texts('closing')}\n${texts('signature')}`,
    ['--', company, texts('footer'), ...(stopUrl ? [`${texts('stop')}: ${stopUrl}`] : [])].join(
      '\n',
    ),
  ]
  const html = letterHtml({
    locale: reader,
    subject: escaped(subject),
    preview: weighted(paragraphs[0] ?? ''),
    greeting: escaped(greeting),
    paragraphs: paragraphs.map(weighted),
    facts: facts.map(({ label, value }) => ({ label: escaped(label), value: escaped(value) })),
    ...(url !== null && { action: { label: escaped(actionLabel ?? ''), url: escaped(url) } }),
    closing: escaped(texts('closing')),
    signature: escaped(texts('signature')),
    footer: [
      escaped(company),
      escaped(texts('footer')),
      ...(stopUrl ? [`<a href="${escaped(stopUrl)}">${escaped(texts('stop'))}</a>`] : []),
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
export function renderLetterMessage(request: LetterRequest): LetterMessage {
  const composed = composeLetter(request)
  return {
    ...composed,
    subject: unweighted(composed.subject),
    paragraphs: composed.paragraphs.map(unweighted),
  }
}

function composeLetter({ letter, locale, values }: LetterRequest): LetterMessage {
  const reader = readerLocale(locale)
  if (namesVehicle(letter) && !values.vehicle) throw new Error(`letter ${letter} needs vehicle`)
  const template = letterTemplate(letter, reader)
  const say = sentenceWriter({ letter, locale: reader, values })
  return {
    subject: say(template.subject),
    paragraphs: template.paragraphs.map(say).filter((paragraph) => paragraph !== ''),
    facts: letterFacts(reader, values),
    actionLabel: template.action,
  }
}

// Bold marks of the template; a value may hold asterisks of its own, which must stay asterisks.
const weightMark = '\uE000'

function sentenceWriter({
  letter,
  locale,
  values,
}: {
  letter: LetterName
  locale: Locale
  values: LetterValues
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
        throw new Error(`letter ${letter} in ${locale}: ${error.message}`)
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

function webAddress(letter: LetterName, url: LetterValues[string] | undefined): string {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) {
    throw new Error(`letter ${letter} needs a web address for its button`)
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
