import { describe, expect, test } from 'vitest'
import { notificationTemplate } from '#content/notifications/notification-template.ts'
import { renderMail, renderMessage } from '#content/notifications/render-notification.ts'
import { notificationCodes } from '#domain/messaging/notification-table.ts'
import { type Locale, locales } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'

/**
 * Languages in which the sentence goes on after the greeting's comma, with the words that keep their capital
 * there: what a reader is addressed by, and nouns in German.
 */
const goesOn: Partial<Record<Locale, RegExp>> = {
  de: /^(?:Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihnen|Sie|Gebote)\b/,
  pl: /^Państw/,
  cs: /^$/,
}

/** How the first paragraph may begin: each branch where it begins with a choice. */
function beginningsOf(paragraph: string): string[] {
  if (!/^\{\w+, (?:select|plural),/.test(paragraph)) return [paragraph]
  const beginnings: string[] = []
  let depth = 0
  for (const [index, sign] of [...paragraph].entries()) {
    if (sign === '{') depth += 1
    if (sign === '{' && depth === 2) beginnings.push([...paragraph].slice(index + 1).join(''))
    if (sign === '}') depth -= 1
    if (depth === 0) return beginnings
  }
  return beginnings
}

describe.each(locales)('the line after the greeting in %s', (locale) => {
  test('begins as the language wants it', () => {
    for (const code of notificationCodes) {
      const [first = ''] = notificationTemplate(code, locale).paragraphs
      for (const beginning of beginningsOf(first)) {
        // A value may be the name of a make, which no rule may change.
        expect(beginning, code).toMatch(/^[\p{L}#¿*]/u)
        const kept = goesOn[locale]
        const isSmall = kept !== undefined && !kept.test(beginning)
        expect(beginning, code).not.toMatch(isSmall ? /^\p{Lu}/u : /^\p{Ll}/u)
      }
    }
  })

  test('goes on only after a comma', () => {
    const texts = textsOf(locale, 'notifications')
    if (goesOn[locale]) expect(texts('greeting')).toMatch(/,$/)
  })
})

test('begins as a sentence where no greeting stands before it', () => {
  const values = { vehicle: 'Knaus', url: 'https://cm24.example/', name: 'Petra Hansen' }
  const request = { notification: 'ad_sent_back', locale: 'de', values } as const
  expect(renderMail(request).text).toContain('Guten Tag Petra Hansen,\n\nwir haben Ihr Inserat')
  expect(renderMessage(request).paragraphs[0]).toMatch(/^Wir haben Ihr Inserat/)
})
