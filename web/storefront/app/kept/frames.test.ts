import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { TransportAnswer } from '#contract/client.ts'
import { createFrames, piecesOf } from './frames.ts'
import { type HeardCalls, hearCalls } from './heard-calls.ts'
import { createPlaces } from './places.ts'

/** A list page: its count in the frame, a card for each row. */

type Row = { entityId: number; isOwn: boolean; auction: { auctionId: number }; price: number }
const row = (entityId: number, price: number): Row => ({
  ...{ entityId, isOwn: false, price },
  auction: { auctionId: entityId + 100 },
})
const Card = (_props: { readonly card: object; readonly isFirst: boolean }) => null

function start() {
  const frames = createFrames(1_000_000)
  const first = row(1, 500)
  let rows = [first, row(2, 600)]
  let total = 2
  let status = 200
  const drawn: unknown[] = []
  const transport = async (): Promise<TransportAnswer> => ({
    status,
    body: { products: rows, total },
  })
  const parts = {
    around: '',
    pieceOf: (part: { readonly props: unknown }) => {
      drawn.push(part.props)
      const { card } = part.props as { card: Row }
      return { markup: `<li>${card.entityId} ${card.price}</li>` }
    },
  }
  async function drawWhole(readsRows = false) {
    const heard = hearCalls(transport)
    const { body } = await heard.transport({ method: 'GET', path: '/list' })
    const list = body as { products: Row[]; total: number }
    const places = createPlaces()
    const marks = list.products.map((standIn, index) => {
      const place = heard.standIns.placeOf(standIn)
      if (!place) throw new Error('A row has a place')
      const part = createElement(Card, { card: place.row, isFirst: index === 0 })
      const piece = parts.pieceOf(part)
      return places.add({ part, prefix: 'cards', rows: [{ ...place, name: 'card' }], piece })
    })
    const sum = readsRows ? list.products.reduce((all, { price }) => all + price, 0) : ''
    const content = places.fill(`<h1>${list.total}${sum}</h1>${marks.join('')}`)
    frames.keep('/list', heard, content)
    return textOf(piecesOf(content))
  }
  const drawAgain = async (heard: HeardCalls = hearCalls(transport)) => {
    drawn.length = 0
    const pieces = await frames.drawAgain('/list', heard, parts)
    return pieces && textOf(pieces)
  }
  return {
    ...{ first, frames, drawn, drawWhole, drawAgain },
    now: (next: Partial<{ rows: Row[]; total: number; status: number }>) => {
      rows = next.rows ?? rows
      total = next.total ?? total
      status = next.status ?? status
    },
  }
}

const textOf = (pieces: readonly { readonly markup: string }[]) =>
  pieces.map(({ markup }) => markup).join('')

test('where the content of one row alone changed, its card is exchanged and nothing else is drawn', async () => {
  const { first, drawWhole, drawAgain, drawn, now } = start()
  expect(await drawWhole()).toBe('<h1>2</h1><li>1 500</li><li>2 600</li>')
  const changed = row(2, 700)
  now({ rows: [first, changed] })
  expect(await drawAgain()).toBe('<h1>2</h1><li>1 500</li><li>2 700</li>')
  expect(drawn).toEqual([{ card: changed, isFirst: false }])
  expect(await drawAgain()).toBe('<h1>2</h1><li>1 500</li><li>2 700</li>')
  expect(drawn).toEqual([])
})

test.each([
  ['another count', { total: 3 }],
  ['another order', { rows: [row(2, 600), row(1, 500)] }],
  ['one row less', { rows: [row(1, 500)] }],
  ['a refusal', { status: 503 }],
])('%s is another page', async (_, next) => {
  const { drawWhole, drawAgain, now } = start()
  await drawWhole()
  now(next)
  expect(await drawAgain()).toBeUndefined()
})

test('a page that shows more of its rows than their cards is drawn whole', async () => {
  const { drawWhole, drawAgain, frames } = start()
  expect(await drawWhole(true)).toContain('<h1>21100</h1>')
  expect(frames.size().frames).toBe(0)
  expect(await drawAgain()).toBeUndefined()
})

test('what was refused is kept as no frame', async () => {
  const { drawWhole, frames, now } = start()
  now({ status: 404 })
  await drawWhole()
  expect(frames.size().frames).toBe(0)
})

test('frames stay within their room', () => {
  const frames = createFrames(10_000)
  for (let page = 0; page < 100; page += 1) {
    const heard = hearCalls(async () => ({ status: 200, body: null }))
    frames.keep(`/page ${page}`, heard, [{ markup: '.'.repeat(1000) }])
    expect(frames.size().characters).toBeLessThanOrEqual(10_000)
  }
  expect(frames.size().frames).toBe(9)
})
