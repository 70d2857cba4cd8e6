import { describe, expect, it } from 'vitest'
import { factNames } from '#content/notifications/notification-facts.ts'
import {
  notificationTemplate,
  parseTemplate,
} from '#content/notifications/notification-template.ts'
import { renderMail, renderMessage } from '#content/notifications/render-notification.ts'
import { goesBy, notificationCodes } from '#domain/messaging/notification-table.ts'
import { locales } from '#locales/locales.ts'
import { textsByCode, textsOf } from '#locales/texts.ts'

const values = {
  ...{
    vehicle: 'Hymer B 578 <Solar> & Łóżko',
    name: 'Zdeněk Müller',
    company: 'Müller & Söhne',
    url: 'https://cm24.example/a?b=1&c=2',
  },
  ...{
    minutes: 30,
    code: '407312',
    percent: 80,
    vehicleCount: 2,
    cause: 'void',
    isSilent: false,
    isBound: true,
    isMoved: true,
    currentBidEur: 41_250,
    endsAt: Date.UTC(2026, 10, 20, 13, 2),
  },
}

/** What a device shows has no mail (`tools/notifications/print-notifications.test.ts`). */
const written = notificationCodes.filter((code) => goesBy(code, 'mail') || goesBy(code, 'account'))

describe.each(locales)('notifications in %s', (locale) => {
  it.each(written)('say %s with every value in its place', (notification) => {
    const { subject, text, html } = renderMail({ notification, locale, values })
    expect(subject).not.toMatch(/[{}\n]/)
    expect(text).not.toMatch(/[{}*!\uE000]|undefined/)
    expect(html).not.toMatch(/[{}\uE000]|undefined|<Solar>/)
    expect(text).toContain('Zdeněk Müller')
    expect(html).toContain('https://cm24.example/a?b=1&amp;c=2')
  })

  it('ask for the same values as the German notifications', () => {
    for (const notification of notificationCodes) {
      expect(placeholders(notificationTemplate(notification, locale)), notification).toEqual(
        placeholders(notificationTemplate(notification, 'de')),
      )
    }
  })

  it('have a word for every value they can show', () => {
    const texts = textsByCode(locale, 'notifications')
    for (const name of factNames) expect(texts.has(`label.${name}`), name).toBe(true)
  })
})

describe.each(locales)('the mail that confirms a newsletter, in %s (spec 7.7)', (locale) => {
  it('says at its foot how to end it', () => {
    const stopUrl = 'https://cm24.example/konto/e-mails?e=a&h=b'
    const words = textsOf(locale, 'notifications')
    const mail = (notification: 'newsletter_confirm' | 'complete_ad_reminder') =>
      renderMail({ notification, locale, values: { ...values, stopUrl } }).text
    expect(mail('newsletter_confirm')).toContain(`${words('stopNewsletter')}: ${stopUrl}`)
    expect(mail('complete_ad_reminder')).toContain(`${words('stop')}: ${stopUrl}`)
  })
})

describe.each(locales)('why an end moved, in %s (rules 3)', (locale) => {
  const notification = 'auction_end_changed'
  const words = (cause: string) =>
    renderMessage({ notification, locale, values: { ...values, cause } }).paragraphs

  it.each(['void', 'new_defect'] as const)('the mail says what the page says: %s', (cause) => {
    expect(words(cause)).toEqual([textsOf(locale, 'auction')(`endMove.${cause}`)])
  })
})

describe('a notification', () => {
  it('that was told before its text had a choice says what holds for all others', () => {
    const paragraphs = (facts: object) =>
      renderMessage({
        ...{ notification: 'new_defect_dealer', locale: 'de' },
        values: { vehicle: values.vehicle, ...facts },
      }).paragraphs
    expect(paragraphs({})).toEqual(paragraphs({ isMoved: false }))
    expect(paragraphs({ isMoved: true })[0]).toMatch(
      /endet die Auktion später, als zuletzt angezeigt\.$/,
    )
  })

  it('writes money, instants and bidders as its reader does', () => {
    const request = {
      notification: 'you_were_outbid',
      values: { ...values, leader: 3, reason: 'price_too_low' },
    } as const
    const german = renderMail({ ...request, locale: 'de' }).text
    expect(german).toContain('Aktuelles Gebot: 41.250\u00a0€')
    expect(german).toContain('Ende: Fr\u00a020.11.2026, 14:02\u00a0MEZ')
    expect(german).toContain('Es führt: Bieter 3')
    expect(german).toContain('Grund: Der Preis ist dem Verkäufer zu niedrig')
    expect(renderMail({ ...request, locale: 'en' }).text).toContain('Current bid: €41,250')
  })

  it('names the other side’s country in its reader’s language, whenever it was kept (rules 10)', () => {
    const address = (locale: string, facts: object) =>
      renderMessage({
        ...{ notification: 'order_documents_dealer', locale },
        values: { ...values, ...facts },
      }).facts.find(({ value }) => value.startsWith('Vestergade'))?.value
    const kept = { partnerAddress: 'Vestergade 4, 8000 Aarhus', partnerCountry: 'DK' }
    expect(address('de', kept)).toBe('Vestergade 4, 8000 Aarhus, Dänemark')
    expect(address('sv', kept)).toBe('Vestergade 4, 8000 Aarhus, Danmark')
    // Of a sale before the country was kept by its code.
    const written = { partnerAddress: 'Vestergade 4, 8000 Aarhus, Dania' }
    expect(address('de', written)).toBe('Vestergade 4, 8000 Aarhus, Dania')
  })

  it('keeps its dates together on a page, and in a mail has nothing but their figures', () => {
    const request = { notification: 'bid_received', locale: 'nl', values } as const
    const ends = renderMessage(request).facts.at(-1)?.value
    expect(ends).toContain('20-\u206011-\u20602026')
    expect(renderMail(request).text).toContain('20-11-2026')
    expect(renderMail(request).html).toContain('20-11-2026')
  })

  it('chooses the plural of its language', () => {
    const linkLasting = (minutes: number) =>
      renderMail({ notification: 'login_link', locale: 'pl', values: { ...values, minutes } }).text
    expect(linkLasting(1)).toContain('1 minutę')
    expect(linkLasting(3)).toContain('3 minuty')
    expect(linkLasting(30)).toContain('30 minut ')
  })

  it('shows no value that has no label', () => {
    const { facts } = renderMessage({
      notification: 'bid_received',
      locale: 'en',
      values: { ...values, merchantId: 4711 },
    })
    expect(facts.map(({ label }) => label)).toEqual(['Current bid', 'Ends'])
  })

  it('is not sent with a hole', () => {
    const without = (name: string) => ({ ...values, [name]: '' })
    const attempt = (request: Parameters<typeof renderMail>[0]) => () => renderMail(request)
    expect(
      attempt({ notification: 'bid_received', locale: 'de', values: without('vehicle') }),
    ).toThrow('vehicle')
    expect(
      attempt({ notification: 'bid_received', locale: 'de', values: without('url') }),
    ).toThrow()
    const { minutes: _, ...rest } = values
    expect(attempt({ notification: 'reset_password', locale: 'de', values: rest })).toThrow(
      'minutes',
    )
  })

  it('keeps asterisks of a value and turns those of its text into weight', () => {
    expect(parseTemplate('---\nsubject: A: B\n---\n\nOne **two**\nthree.\n\nFour.\n', 'x')).toEqual(
      {
        subject: 'A: B',
        action: null,
        paragraphs: ['One **two** three.', 'Four.'],
      },
    )
    const { subject } = renderMail({
      notification: 'bid_received',
      locale: 'en',
      values: { ...values, vehicle: 'B **578**' },
    })
    expect(subject).toContain('B **578**')
  })
})

function placeholders(template: { subject: string; paragraphs: readonly string[] }): string[] {
  const words = [template.subject, ...template.paragraphs].join(' ')
  return [...new Set([...words.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1] ?? ''))].sort()
}
