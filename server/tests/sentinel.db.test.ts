import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { pagesOfTest } from '../testing/page-of-test.ts'
import {
  emailOf,
  type Heard,
  openMarket,
  type SentinelAd,
  type SentinelMarket,
  type Viewer,
  viewers,
} from '../testing/sentinel-market.ts'
import { type PlayedScenario, playScenario, tablesWith } from '../testing/sentinel-scenario.ts'

/**
 * No secret reaches whoever may not know it (rules 1, 5). Two ads hold values that exist once in the
 * world; one auction ends in renegotiation with Anna, the other is sold to Ben. Every call that reads
 * is made by every viewer before, during and after; answers, events, mails, log and rows are searched.
 */

const renegotiation: SentinelAd = {
  owner: 'ownerInRenegotiation',
  values: {
    vin: 'ZFATSENT1NEL00001',
    license_plate: 'KI ZX 4711',
    target_price: 48_731,
    location_zip: '24159',
  },
}
const sale: SentinelAd = {
  owner: 'ownerOfSale',
  values: {
    vin: 'ZFATSENT1NEL00002',
    license_plate: 'KI ZX 4712',
    target_price: 47_309,
    location_zip: '24149',
  },
}
/** Never reached by a rival, so that it is never bid in full. */
const limitOfAnnaInRenegotiation = 41_277
const limitOfAnnaInSale = 46_113

type Sentinel = {
  readonly name: string
  readonly pattern: RegExp
  readonly seenBy: readonly Viewer[]
  /** From the sale on, and no mail or event before it. */
  readonly seenAfterSaleBy?: readonly Viewer[]
}

/** Who may see what; the operator sees all but limits. */
const sentinels: readonly Sentinel[] = [
  {
    name: 'target in the renegotiation',
    pattern: euros(48_731),
    seenBy: ['ownerInRenegotiation', 'operator'],
  },
  { name: 'target of the sale', pattern: euros(47_309), seenBy: ['ownerOfSale', 'operator'] },
  {
    name: 'limit in the renegotiation',
    pattern: euros(limitOfAnnaInRenegotiation),
    seenBy: ['anna'],
  },
  { name: 'limit in the sale', pattern: euros(limitOfAnnaInSale), seenBy: ['anna'] },
  ...ownersOf(renegotiation, {
    surname: 'Talkersen',
    street: 'Talkweg',
    phone: '5550188',
    after: [],
  }),
  ...ownersOf(sale, { surname: 'Salewski', street: 'Saleweg', phone: '5550199', after: ['ben'] }),
  { name: 'name of Anna', pattern: /Annasurname/, seenBy: ['anna', 'operator'] },
  { name: 'address of Anna', pattern: /anna@test/, seenBy: ['anna', 'operator'] },
  {
    name: 'name of Ben',
    pattern: /Bensurname/,
    seenBy: ['ben', 'operator'],
    seenAfterSaleBy: ['ownerOfSale'],
  },
  {
    name: 'address of Ben',
    pattern: /ben@test/,
    seenBy: ['ben', 'operator'],
    seenAfterSaleBy: ['ownerOfSale'],
  },
]

function ownersOf(
  { owner, values }: SentinelAd,
  person: {
    readonly surname: string
    readonly street: string
    readonly phone: string
    readonly after: readonly Viewer[]
  },
): Sentinel[] {
  const seenBy = [owner, 'operator'] as const
  const seenAfterSaleBy = person.after
  const contact = { seenBy, seenAfterSaleBy }
  return [
    { name: `vin of ${owner}`, pattern: new RegExp(values.vin), seenBy },
    { name: `plate of ${owner}`, pattern: new RegExp(String(values.license_plate)), seenBy },
    { name: `name of ${owner}`, pattern: new RegExp(person.surname), ...contact },
    { name: `street of ${owner}`, pattern: new RegExp(person.street), ...contact },
    // With its area, however it is parted: an instant in milliseconds may hold the number alone.
    { name: `phone of ${owner}`, pattern: new RegExp(`431\\D?${person.phone}`), ...contact },
    { name: `address of ${owner}`, pattern: new RegExp(emailOf(owner)), ...contact },
    { name: `postcode of ${owner}`, pattern: euros(Number(values.location_zip)), ...contact },
  ]
}

/** As a number or written for people, and never as a part of an id, a hash or a time of day. */
function euros(amount: number): RegExp {
  const [thousands, rest] = [Math.floor(amount / 1000), String(amount % 1000).padStart(3, '0')]
  return new RegExp(`(?<![\\w.,]|\\d:)${thousands}[.,\\s\\u00a0\\u202f']?${rest}(?![\\w])`)
}

function profileOf(surname: string, street: string, phone: string, zipCode: string) {
  const place = { street: `${street} 8`, zipCode, city: 'Kiel', country: 'DE' }
  return { name: 'Kim', surname, phone: `+49 431 ${phone}`, ...place }
}

function companyOf(surname: string, companyName: string) {
  const contact = { commercialCustomerContactSurname: surname, managingDirector: `Jo ${surname}` }
  return { ...profileOf(surname, 'Handelsweg', '5550200', '20095'), companyName, ...contact }
}

// Pages that hold all that the calls of a public page answer; those of visitors are kept.
const app = await appOfTest({}, pagesOfTest())
let market: SentinelMarket
let scenario: PlayedScenario
let heardBeforeEnd: number

beforeAll(async () => {
  market = await openMarket(app, {
    ownerInRenegotiation: profileOf('Talkersen', 'Talkweg', '5550188', '24159'),
    ownerOfSale: profileOf('Salewski', 'Saleweg', '5550199', '24149'),
    anna: companyOf('Annasurname', 'Anna Reisemobile'),
    ben: companyOf('Bensurname', 'Ben Caravan'),
    dealer: companyOf('Dritter', 'Dritter Handel'),
  })
  scenario = await playScenario(market, {
    ads: [renegotiation, sale],
    limitsOfAnna: [limitOfAnnaInRenegotiation, limitOfAnnaInSale],
  })
  heardBeforeEnd = scenario.heardBeforeEnd
})

describe('a value that exists once is found by those alone who may know it (rules 1, 5)', () => {
  test('in every answer before the end', () => {
    const heard = market.heard.slice(0, heardBeforeEnd)
    expect(leaksIn(heard, { isSold: false })).toEqual([])
  })

  test('in every answer after the end, where the buyer learns who sold to them', () => {
    const heard = market.heard.slice(heardBeforeEnd)
    expect(leaksIn(heard, { isSold: true })).toEqual([])
  })

  test('in every event of the streams', () => {
    const heard = [...scenario.streams].flatMap(([viewer, { events }]) =>
      events.map((event) => ({ viewer, where: 'event', text: JSON.stringify(event) })),
    )
    expect(heard.length).toBeGreaterThan(viewers.length)
    expect(leaksIn(heard, { isSold: false })).toEqual([])
  })

  test('in every mail', async () => {
    const { rows } = await app.pool.query(
      'select recipients, subject, text_body, html_body from caught_mails order by mail_id',
    )
    const heard = rows.flatMap(({ recipients, subject, text_body, html_body }) =>
      viewers
        .filter((viewer) => recipients.includes(emailOf(viewer)))
        .map((viewer) => ({ viewer, where: `mail: ${subject}`, text: text_body + html_body })),
    )
    expect(heard.length).toBeGreaterThanOrEqual(rows.length)
    expect(leaksIn(heard, { isSold: true })).toEqual([])
  })

  test('and by everybody who may, so that this search would find a leak', () => {
    const missed = sentinels.flatMap(({ name, pattern, seenBy, seenAfterSaleBy = [] }) =>
      [...seenBy, ...seenAfterSaleBy]
        .filter((one) => !market.heard.some((h) => h.viewer === one && pattern.test(h.text)))
        .map((viewer) => `${viewer} never heard ${name}`),
    )
    expect(missed).toEqual([])
  })
})

test('no line of the log holds any of them', () => {
  const lines = app.logged().split('\n')
  expect(lines.length).toBeGreaterThan(100)
  const found = lines.filter((line) => sentinels.some(({ pattern }) => pattern.test(line)))
  expect(found).toEqual([])
})

test('limits and targets stand nowhere in the database, the ads’ own rows included (rules 5)', async () => {
  const found = await tablesWith(
    app.pool,
    sentinels.filter(({ name }) => /limit|target/.test(name)),
  )
  expect(found).toEqual([])
  const startPrice = { name: 'start price', pattern: euros(30_000), seenBy: [] }
  expect(await tablesWith(app.pool, [startPrice])).toContainEqual({
    table: 'public.auctions',
    sentinel: 'start price',
  })
})

type Leak = { readonly sentinel: string; readonly viewer: Viewer; readonly where: string }

function leaksIn(heard: readonly Heard[], options: { isSold: boolean }): Leak[] {
  return heard.flatMap(({ viewer, where, text }) =>
    sentinels.flatMap(({ name, pattern, seenBy, seenAfterSaleBy = [] }) => {
      const mayKnow = options.isSold ? [...seenBy, ...seenAfterSaleBy] : seenBy
      return pattern.test(text) && !mayKnow.includes(viewer)
        ? [{ sentinel: name, viewer, where }]
        : []
    }),
  )
}
