import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readWhatsApp } from '../../platform/settings/read-whatsapp.ts'
import type { OutgoingWhatsApp } from './port.ts'
import { readWebhook } from './read-webhook.ts'
import { createWhatsAppClient } from './whatsapp-client.ts'
import {
  startWhatsAppStandIn,
  type Webhook,
  type WhatsAppFailure,
  type WhatsAppStandIn,
} from './whatsapp-stand-in.ts'

const fallbackOf = (_environment: object, { fallback }: { fallback: number }) => fallback
const settings = readWhatsApp({ WHATSAPP_MODE: 'standin' }, fallbackOf)
if (!settings) throw new Error('the stand-in has settings')
const posted: Webhook[] = []
let standIn: WhatsAppStandIn
beforeAll(async () => {
  standIn = await startWhatsAppStandIn(settings, async (webhook) => void posted.push(webhook))
})
beforeEach(() => {
  posted.length = 0
  standIn.answer(null)
  standIn.answer(null, to)
})
afterAll(() => standIn.stop())

const to = '+491701234567'
const message = (change: Partial<OutgoingWhatsApp> = {}): OutgoingWhatsApp => ({
  ...{ to, template: 'won', language: 'en_GB', parameters: ['Hymer B 578', '€52,500'] },
  ...{ button: 'a/purchases', reference: 'whatsapp-1' },
  ...change,
})

const client = (change: Partial<typeof settings> = {}) =>
  createWhatsAppClient({ ...settings, baseUrl: standIn.baseUrl, timeoutMs: 60_000, ...change })

const send = (given = message(), change: Partial<typeof settings> = {}) =>
  client(change).send(given)

test('a template goes with its parameters, in its registered language', async () => {
  const wamid = expect.stringMatching(/^wamid\./) as unknown
  expect(await send()).toEqual({ kind: 'accepted', wamid })
  expect(standIn.arrived.at(-1)).toEqual({
    ...{ wamid, to, template: 'cm24_won', language: 'en_GB' },
    ...{ parameters: ['Hymer B 578', '€52,500'], button: 'a/purchases', reference: 'whatsapp-1' },
  })
})

test('a stand-in that is started again numbers no message as one before it', async () => {
  const again = await startWhatsAppStandIn(settings, async () => undefined)
  await send()
  for (let count = 0; count < standIn.arrived.length; count += 1)
    await send(message(), { baseUrl: again.baseUrl })
  const numbers = [standIn, again].flatMap(({ arrived }) => arrived.map(({ wamid }) => wamid))
  expect(new Set(numbers).size).toBe(numbers.length)
  await again.stop()
})

test('words of our own go to whoever wrote first, and to nobody else', async () => {
  const reply = { to: '+491701111111', text: 'Hier kommt nichts mehr.', reference: 'whatsapp-2' }
  expect(await client().reply(reply)).toEqual({ kind: 'refused', cause: 'code 131047' })
  await standIn.write(reply.to, 'STOP', new Date())
  expect(await client().reply(reply)).toMatchObject({ kind: 'accepted' })
  expect(standIn.arrived.at(-1)).toMatchObject({
    ...{ to: reply.to, template: '', parameters: [reply.text], reference: 'whatsapp-2' },
  })
})

test.each<[string, WhatsAppFailure, object]>([
  ['a limit', { status: 429, code: 130_429 }, { kind: 'busy', cause: 'busy' }],
  ['a limit told as a fault of ours', { status: 400, code: 131_056 }, { kind: 'busy' }],
  ['a fault of theirs', { status: 500, code: 131_000 }, { kind: 'busy' }],
  ['a fault without a word', { status: 502 }, { kind: 'busy', cause: 'status 502' }],
  ['no WhatsApp', { status: 400, code: 131_026 }, { kind: 'unreachable', cause: 'code 131026' }],
  ['a lost answer', { losesAnswers: true }, { kind: 'busy', cause: 'unreachable' }],
])('%s is told apart', async (_what, failure, answer) => {
  standIn.answer(failure, to)
  expect(await send()).toMatchObject(answer)
})

test('what an operator must set right is refused: token, template, parameters', async () => {
  expect(await send(message(), { token: 'expired' })).toEqual({
    kind: 'refused',
    cause: 'code 190',
  })
  const fewer = message({ parameters: ['Hymer B 578'] })
  expect(await send(fewer)).toEqual({ kind: 'refused', cause: 'code 132000' })
  standIn.answer({ status: 404, code: 132_001 })
  expect(await send()).toEqual({ kind: 'refused', cause: 'code 132001' })
})

test('silence ends with the time it may take', async () => {
  standIn.answer({ isSilent: true })
  expect(await send(message(), { timeoutMs: 50 })).toEqual({ kind: 'busy', cause: 'too_slow' })
})

describe('a webhook', () => {
  test('is believed by its signature over the bytes alone', async () => {
    await standIn.write(to, 'Stop', new Date('2026-11-23T09:00:00Z'))
    const [webhook] = posted
    if (!webhook) throw new Error('it was posted')
    const { baseUrl } = standIn
    const client = (change: object) => createWhatsAppClient({ ...settings, baseUrl, ...change })
    expect(client({}).readWebhook(webhook)).toHaveLength(1)
    expect(client({ appSecret: 'another' }).readWebhook(webhook)).toBeNull()
    const changed = Buffer.from(webhook.body.toString().replace('Stop', 'Step'))
    expect(client({}).readWebhook({ ...webhook, body: changed })).toBeNull()
    expect(client({}).readWebhook({ ...webhook, signature: undefined })).toBeNull()
    expect(readWebhook(webhook.body, settings.phoneNumberId)).toEqual([
      { kind: 'text', from: to, text: 'Stop', writtenAt: new Date('2026-11-23T09:00:00Z') },
    ])
    expect(readWebhook(webhook.body, 'of another number')).toEqual([])
  })

  test('reports what became of a message, and of a failure whether the number is why', async () => {
    await send()
    const sent = standIn.arrived.at(-1)
    if (!sent) throw new Error('it arrived')
    await standIn.report(sent, 'read')
    await standIn.report(sent, 'failed', 131_026)
    const events = posted.flatMap(({ body }) => readWebhook(body, settings.phoneNumberId))
    const of = { kind: 'status', wamid: sent.wamid, reference: 'whatsapp-1' }
    expect(events).toEqual([
      { ...of, status: 'read', cause: null, isOfNumber: false },
      { ...of, status: 'failed', cause: 'code 131026', isOfNumber: true },
    ])
  })

  test.each(['', '[]', '{"entry":1}', '{"entry":[{"changes":[{"value":null}]}]}'])(
    'of another shape says nothing: %s',
    (body) => expect(readWebhook(Buffer.from(body), settings.phoneNumberId)).toEqual([]),
  )
})
