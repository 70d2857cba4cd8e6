import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { renderMail, renderMessage } from '#content/notifications/render-notification.ts'
import { renderPush, renderPushSummary } from '#content/notifications/render-push.ts'
import {
  registeredText,
  renderWhatsApp,
  whatsAppParameters,
  whatsAppValues,
} from '#content/notifications/render-whatsapp.ts'
import { isChosenTopic } from '#domain/messaging/choices/notification-topics.ts'
import {
  goesBy,
  notificationCodes,
  notificationRow,
  whatsAppTemplateOf,
} from '#domain/messaging/notification-table.ts'
import {
  whatsAppTemplate,
  whatsAppTemplateNames,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { locales } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'
import { notificationsPage, notificationsPagePath } from './print-notifications.ts'

test('docs/notifications.md says what the table says; `npm run notifications -- --write` renews it', () => {
  expect(readFileSync(notificationsPagePath, 'utf8')).toBe(notificationsPage())
})

const values = {
  ...{
    vehicle: 'Hymer B-ML I 780',
    name: 'Zdeněk',
    company: 'Schwarz GmbH',
    url: 'https://cm24.example/a',
  },
  ...{ minutes: 30, code: '407312', percent: 80, cause: 'void', lapse: 'silence' },
  ...{ vehicleCount: 3, searchName: 'Knaus bis 60.000 €', searchMailMinutes: 60 },
  ...{ isSilent: false, isBound: true, isMoved: true },
  ...{ currentBidEur: 41_250, minimumEur: 41_500, endsAt: Date.UTC(2026, 10, 20, 13, 2) },
}

describe.each(locales)('event x reader x channel in %s has no hole', (locale) => {
  it.each(notificationCodes)('%s', (notification) => {
    const request = { notification, locale, values }
    const texts = [
      goesBy(notification, 'account') && renderMessage(request).subject,
      goesBy(notification, 'mail') && renderMail(request).text,
      goesBy(notification, 'push') && renderPush(request).title,
    ].filter((text) => text !== false)
    expect(texts.length, 'goes somewhere').toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(/\S/)
    const { topic } = notificationRow(notification)
    if (!goesBy(notification, 'push') || !isChosenTopic(topic)) return
    const { title, body } = renderPush(request)
    expect(title).toMatch(/\S/)
    expect(`${title}${body}`).not.toMatch(/[{}*]|undefined/)
    // A locked screen shows so much, and an encrypted push holds it.
    expect(body.length).toBeLessThanOrEqual(180)
  })

  it('sums up what was held', () => {
    const { title, body } = renderPushSummary(locale, {
      ...{ count: 3, subjects: ['One', 'Two', 'Three'] },
    })
    expect(title).toContain('3')
    expect(body).toBe('One\nTwo\nThree')
  })
})

describe.each(locales)('templates of WhatsApp in %s', (locale) => {
  it.each(whatsAppTemplateNames.filter((name) => name !== 'code'))(
    '%s can be registered',
    (name) => {
      const text = registeredText(name, locale)
      const { parameters } = whatsAppTemplate(name)
      const numbers = [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number))
      // Meta refuses other orders, words that begin or end with a parameter, and two side by side.
      expect(numbers).toEqual(parameters.map((_, index) => index + 1))
      expect(text).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{|[*_~\n]/)
      expect(textsByCode(locale, 'notifications')(`whatsApp.${name}.button`).length).toBeLessThan(
        26,
      )
      expect(textsByCode(locale, 'notifications')('whatsApp.footer').length).toBeLessThan(61)
    },
  )

  it.each(notificationCodes.filter((code) => whatsAppTemplateOf(code) !== null))(
    '%s has all that its template asks for',
    (notification) => {
      const template = whatsAppTemplateOf(notification)
      const { deadline } = notificationRow(notification)
      const given = {
        ...values,
        hammerPriceEur: 52_500,
        ...(deadline && { [deadline]: values.endsAt }),
      }
      if (!template) return
      const own = whatsAppValues(notification, given)
      const text = renderWhatsApp(template, {
        ...{ locale, parameters: whatsAppParameters(template, { locale, values: own }) },
      })
      expect(text).toContain(values.vehicle)
      expect(text).not.toMatch(/[{}]|undefined/)
    },
  )
})
