import { expect, test } from 'vitest'
import type { Product } from '#contract/product.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { exampleMotorhome } from '#domain/vehicle/example-vehicles.ts'
import { toWireValues } from '#domain/vehicle/wire-values.ts'
import { inlineJson } from '../../page/inline-json.ts'
import { breadcrumbData, organizationData, questionsData, vehicleData } from './structured-data.ts'

type Auction = NonNullable<Product['auction']>

const at = { address: 'https://cm24.de/caravan/7/knaus', origin: 'https://cm24.de' }

function vehicleIn(auction: Partial<Auction> | null, values = exampleMotorhome) {
  return vehicleData(
    {
      entityId: 7,
      attributes: toWireValues(listingAttributes, values),
      gallery: [],
      auction: auction as Auction | null, // What is read of it.
    },
    at,
  )
}

test('a vehicle is offered at its public prices and until its end (rules 1)', () => {
  const endsAt = '2026-11-20T15:30:00Z'
  const prices = { startPriceEur: 30_000, buyNowPriceEur: 45_000, currentBidEur: 41_234 }
  const data = vehicleIn({ status: 'running', endsAt, ...prices })
  expect(data).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    name: 'Knaus Sky TI 650 MEG Platinum Selection',
    dateVehicleFirstRegistered: '2019-05',
    mileageFromOdometer: { value: 84_000, unitCode: 'KMT' },
    offers: [
      { price: 30_000, priceCurrency: 'EUR', availabilityEnds: endsAt },
      { price: 45_000, priceCurrency: 'EUR', availabilityEnds: endsAt },
    ],
  })
  // Bid, target, number and plate are nobody's but the owner's and the dealers'.
  expect(JSON.stringify(data)).not.toMatch(/41234|49500|ZFA25|KI CM|24103/)
})

test.each(['ended', 'sold', 'failed_na'] as const)('%s: nothing is offered any more', (status) => {
  expect(
    vehicleIn({ status, endsAt: null, startPriceEur: 30_000, buyNowPriceEur: null }),
  ).not.toHaveProperty('offers')
})

test('what a seller has written cannot leave the script element', () => {
  const model = '</script><script>alert(1)</script><!--\u2028x'
  const text = inlineJson(vehicleIn(null, { ...exampleMotorhome, model }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ model })
})

test('questions carry their whole answers, crumbs their order, the site its operator', () => {
  const answer = [
    { kind: 'paragraph', lines: ['One.', 'Two.'] } as const,
    { kind: 'list', entries: ['Three'] } as const,
  ].map((block) => ({ ...block })) as never // As the wire has them.
  expect(questionsData([{ question: 'Why?', answer }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'One.\nTwo.\nThree' } }],
  })
  const crumbs = breadcrumbData([
    { name: 'Vehicles', address: 'https://cm24.com/a' },
    { name: 'Knaus', address: 'https://cm24.com/b' },
  ])
  expect(crumbs).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'Knaus' }],
  })
  const site = { name: 'CM24', origin: 'https://cm24.com' }
  expect(organizationData({ ...site, company: undefined })).not.toHaveProperty('telephone')
})
