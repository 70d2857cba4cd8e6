import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, enter, enterAsOperator } from '../../account/testing/account-server.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { startWhatsAppWorld } from '../testing/whatsapp-world.ts'
import { createSendWhatsApp, createSendWhatsAppSummary } from './send-whatsapp.ts'
import { whatsAppWebhookPath } from './whatsapp-routes.ts'

const world = await startWhatsAppWorld()
const { server, services, standIn, sent, post, settings } = world
const { arrivedAt, dealerWithNumber, jobsOf, newTelephone, outbid, setMarketTime, work } = world
afterAll(() => standIn.stop())
beforeEach(world.startAnew)

const shown = async (browser: Browser) =>
  (await browser.get('/api/private/notification-settings')).json().whatsApp

const ask = (browser: Browser, telephone: string) =>
  browser.call('POST', '/api/private/whatsapp', { telephone, isAgreed: true })

const confirm = (browser: Browser, code: string | undefined) =>
  browser.call('POST', '/api/private/whatsapp/code', { code })

const wait = (ms: number) => new Date(services.now().getTime() + ms)

describe('the opt-in', () => {
  test('takes a number as people write it, and the code that came to it', async () => {
    const { browser, customerId } = await enter(server, 'anna@example.org')
    expect((await shown(browser)).number).toBeNull()
    const wrong = await ask(browser, '+49 12')
    expect(wrong.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'telephone' }],
    })
    expect((await ask(browser, '0049 151 / 23 45 67 89')).statusCode).toBe(200)
    const [message] = arrivedAt('+4915123456789')
    expect(message).toMatchObject({ template: 'cm24_code', language: 'de' })
    const code = message?.parameters[0] ?? ''
    const other = code === '000000' ? '000001' : '000000'
    expect((await confirm(browser, other)).json()).toMatchObject({
      ...{ code: 'CODE_WRONG', facts: { attemptsLeft: 4 } },
    })
    expect((await confirm(browser, code)).statusCode).toBe(200)
    expect((await confirm(browser, code)).json().code).toBe('CODE_EXPIRED')
    expect((await shown(browser)).number).toMatchObject({ shown: '+49 •••• 789' })
    expect(arrivedAt('+4915123456789').map(({ template }) => template)).toEqual([
      'cm24_code',
      'cm24_welcome',
    ])
    const { rows } = await services.pool.query(
      'select telephone, agreed_text, confirmed_at from whatsapp_opt_ins where customer_id = $1',
      [customerId],
    )
    expect(rows).toEqual([
      {
        ...{ telephone: '+4915123456789', agreed_text: expect.stringContaining('STOP') },
        confirmed_at: services.now(),
      },
    ])
  })

  test('is bounded: five codes an hour to a number, a quarter of an hour each', async () => {
    const telephone = newTelephone()
    const { browser } = await enter(server, 'bea@example.org')
    const answers = []
    for (let count = 0; count < 5; count += 1)
      answers.push((await ask(browser, telephone)).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect((await ask(browser, telephone)).json().code).toBe('TOO_MANY_REQUESTS')
    const code = arrivedAt(telephone).at(-1)?.parameters[0]
    const { browser: stranger } = await enter(server, 'bert@example.org')
    expect((await confirm(stranger, code)).json().code).toBe('CODE_EXPIRED')
    server.passTime(15 * 60_000)
    expect((await confirm(browser, code)).json().code).toBe('CODE_EXPIRED')
  })

  test('is open to the owner of a number for which strangers have used up the codes', async () => {
    const telephone = newTelephone()
    const { browser: stranger } = await enter(server, 'boris@example.org')
    for (let count = 0; count < 5; count += 1) await ask(stranger, telephone)
    const { browser: owner } = await enter(server, 'berta@example.org')
    expect((await ask(owner, telephone)).statusCode).toBe(200)
    // One beyond what the number gets, and no more until it is confirmed.
    expect((await ask(owner, telephone)).json().code).toBe('TOO_MANY_REQUESTS')
    const code = arrivedAt(telephone).at(-1)?.parameters[0]
    expect((await confirm(owner, code)).statusCode).toBe(200)
    await owner.call('DELETE', '/api/private/whatsapp')
    expect((await ask(owner, telephone)).statusCode).toBe(200)
  })

  test('gives the last code of the day to one of two accounts that ask for it at once', async () => {
    const telephone = newTelephone()
    const { customerId } = await enter(server, 'bodo@example.org')
    await services.pool.query(
      `insert into whatsapp_opt_ins (customer_id, telephone, agreed_text, given_by, asked_at)
       select $1, $2, '', 'code', $3::timestamptz - interval '2 hours' from generate_series(1, 19)`,
      [customerId, telephone, services.now()],
    )
    const { browser: one } = await enter(server, 'britt@example.org')
    const { browser: another } = await enter(server, 'benno@example.org')
    const answers = await Promise.all([one, another].map((each) => ask(each, telephone)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429])
    expect(arrivedAt(telephone)).toHaveLength(1)
  })

  test('says whether the number has no WhatsApp or the service is away', async () => {
    const { browser } = await enter(server, 'cleo@example.org')
    standIn.answer({ status: 400, code: 131_026 })
    expect((await ask(browser, newTelephone())).json()).toMatchObject({
      ...{ code: 'WHATSAPP_NOT_POSSIBLE', facts: { reason: 'number' } },
    })
    standIn.answer({ status: 500 })
    expect((await ask(browser, newTelephone())).json().facts).toEqual({ reason: 'away' })
  })
})

describe('a message by WhatsApp', () => {
  test('tells an outbid dealer what would lead again, once, and no mail is sent beside it', async () => {
    const { customerId, telephone } = await dealerWithNumber('dora@example.org')
    const cause = await outbid(customerId)
    await work(cause)
    await work(cause)
    const messages = arrivedAt(telephone).filter(({ template }) => template === 'cm24_outbid')
    expect(messages).toHaveLength(1)
    expect(messages[0]?.parameters.slice(0, 3)).toEqual([
      'Hymer 12 (de)',
      expect.stringContaining('41.000'),
      expect.stringContaining('41.250'),
    ])
    expect(messages[0]?.button).not.toMatch(/^\/|^http/)
    expect(sent).toEqual([])
  })

  test('read there is read here, whatever the order of the reports, and a mail goes no more', async () => {
    const { browser, customerId, telephone } = await dealerWithNumber('ella@example.org')
    await work(await outbid(customerId))
    const message = arrivedAt(telephone).at(-1)
    if (!message) throw new Error('it arrived')
    await standIn.report(message, 'read')
    await standIn.report(message, 'sent')
    await standIn.report(message, 'failed', 131_026)
    const list = (await browser.get('/api/private/notifications/pages/get')).json()
    expect([list.unRead, sent]).toEqual([0, []])
    const { rows } = await services.pool.query(
      `select status from whatsapps_sent where customer_id = $1 and notification = 'you_were_outbid'`,
      [customerId],
    )
    expect(rows).toEqual([{ status: 'read' }])
  })

  test.each([
    ['429', { status: 429 }],
    ['500', { status: 500, code: 131_000 }],
    ['silence', { isSilent: true as const }],
  ])('with %s is tried again, and arrives once', async (name, failure) => {
    const { customerId, telephone } = await dealerWithNumber(`frida-${name}@example.org`)
    const cause = await outbid(customerId)
    standIn.answer(failure, telephone)
    await work(cause)
    const again = (await jobsOf(cause)).find(({ payload }) => 'tries' in payload)
    expect(again?.payload).toMatchObject({ tries: 1 })
    standIn.answer(null, telephone)
    await createSendWhatsApp(services)(again?.payload as ChannelJob)
    await createSendWhatsApp(services)(again?.payload as ChannelJob)
    expect(arrivedAt(telephone).filter(({ template }) => template === 'cm24_outbid')).toHaveLength(
      1,
    )
    expect(sent).toEqual([])
  })

  test('whose answer is lost is not sent again once a report has come', async () => {
    const { customerId, telephone } = await dealerWithNumber('gesa@example.org')
    const cause = await outbid(customerId)
    standIn.answer({ losesAnswers: true }, telephone)
    await work(cause)
    standIn.answer(null, telephone)
    const message = arrivedAt(telephone).at(-1)
    if (!message) throw new Error('it arrived')
    await standIn.report(message, 'delivered')
    await work(cause)
    expect(arrivedAt(telephone).filter(({ template }) => template === 'cm24_outbid')).toHaveLength(
      1,
    )
  })

  test.each([
    ['an expired token', { status: 401, code: 190 }],
    ['a missing template', { status: 404, code: 132_001 }],
    ['a number without WhatsApp', { status: 400, code: 131_026 }],
  ])('with %s goes as a mail, once', async (name, failure) => {
    const { customerId, telephone } = await dealerWithNumber(
      `${name.replaceAll(' ', '')}@example.org`,
    )
    const cause = await outbid(customerId)
    standIn.answer(failure, telephone)
    await work(cause)
    await work(cause)
    await work(cause)
    expect(sent).toHaveLength(1)
  })

  test('that is reported as not delivered goes as a mail', async () => {
    const { customerId, telephone } = await dealerWithNumber('hedi@example.org')
    const cause = await outbid(customerId)
    await work(cause)
    const message = arrivedAt(telephone).at(-1)
    if (!message) throw new Error('it arrived')
    await standIn.report(message, 'failed', 131_026)
    await standIn.report(message, 'failed', 131_026)
    await work(cause)
    await work(cause)
    expect(sent).toHaveLength(1)
  })

  test('waits in quiet hours, and several are one', async () => {
    const { customerId, telephone } = await dealerWithNumber('ines@example.org')
    await setMarketTime('2026-11-23T20:30:00Z')
    const later = '2026-11-24T14:00:00Z'
    for (let count = 0; count < 3; count += 1) await work(await outbid(customerId, later))
    await setMarketTime('2026-11-24T06:00:00Z')
    await createSendWhatsAppSummary(services)({ customerId })
    await createSendWhatsAppSummary(services)({ customerId })
    const [, , ...messages] = arrivedAt(telephone)
    expect(messages).toMatchObject([{ template: 'cm24_summary', parameters: ['3'] }])
  })
})

describe('what a telephone writes', () => {
  test('STOP ends it and START brings it back; a repeated webhook does neither', async () => {
    const { browser, customerId, telephone } = await dealerWithNumber('jana@example.org')
    server.passTime(60_000)
    const stoppedAt = wait(0)
    await standIn.write(telephone, 'Stop.', stoppedAt)
    expect(await shown(browser)).toMatchObject({
      ...{ number: null, stoppedAt: stoppedAt.toISOString() },
    })
    await work(await outbid(customerId))
    expect(sent).toHaveLength(1)
    await standIn.write(telephone, 'Start', wait(-30_000))
    expect((await shown(browser)).number).toBeNull()
    server.passTime(60_000)
    await standIn.write(telephone, 'START', wait(0))
    expect((await shown(browser)).number).not.toBeNull()
    await standIn.write(telephone, 'Stop.', stoppedAt)
    expect((await shown(browser)).number).not.toBeNull()
  })

  test('STOP and START are answered, each once, however often they are reported and for all of a number', async () => {
    const { telephone } = await dealerWithNumber('jule@example.org')
    const { browser } = await enter(server, 'jutta@example.org')
    await ask(browser, telephone)
    await confirm(browser, arrivedAt(telephone).at(-1)?.parameters[0])
    const before = arrivedAt(telephone).length
    const write = async (word: string) => {
      server.passTime(60_000)
      const at = new Date(Math.floor(wait(0).getTime() / 1000) * 1000)
      const cause = `whatsapp-${word}/${telephone}/${at.getTime()}`
      await standIn.write(telephone, word, at)
      standIn.answer({ status: 500, code: 131_000 }, telephone)
      await expect(work(cause)).rejects.toThrow()
      standIn.answer(null, telephone)
      await work(cause)
      await standIn.write(telephone, word, at)
      await work(cause)
    }
    await write('stop')
    await write('start')
    expect(arrivedAt(telephone).slice(before)).toMatchObject([
      { template: '', parameters: [expect.stringContaining('START')] },
      { template: 'cm24_welcome' },
    ])
  })

  test('STOP that is reported a day later is not answered any more', async () => {
    const { browser, telephone } = await dealerWithNumber('jule-late@example.org')
    server.passTime(60_000)
    const at = new Date(Math.floor(wait(0).getTime() / 1000) * 1000)
    server.passTime(25 * 3_600_000)
    const before = arrivedAt(telephone).length
    await standIn.write(telephone, 'STOP', at)
    await work(`whatsapp-stop/${telephone}/${at.getTime()}`)
    expect((await shown(browser)).number).toBeNull()
    expect(arrivedAt(telephone)).toHaveLength(before)
  })

  test('START begins nothing that its owner has ended in the account', async () => {
    const { browser, telephone } = await dealerWithNumber('kira@example.org')
    await browser.call('DELETE', '/api/private/whatsapp')
    server.passTime(60_000)
    await standIn.write(telephone, 'START', wait(0))
    expect(await shown(browser)).toMatchObject({ number: null, stoppedAt: null })
  })
})

describe('the webhook', () => {
  test('answers the challenge to whoever knows the verify token', async () => {
    const get = (token: string) =>
      server.app.inject({
        method: 'GET',
        url: `${whatsAppWebhookPath}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=4711`,
      })
    expect((await get(settings.verifyToken)).body).toBe('4711')
    expect((await get('other')).statusCode).toBe(403)
  })

  test('takes nothing that is not signed', async () => {
    const body = Buffer.from('{"entry":[]}')
    expect((await post({ body, signature: 'sha256=00' })).statusCode).toBe(403)
  })
})

test('an operator sees each message with what became of it', async () => {
  const { customerId, telephone } = await dealerWithNumber('lena@example.org')
  await work(await outbid(customerId))
  const message = arrivedAt(telephone).at(-1)
  if (!message) throw new Error('it arrived')
  await standIn.report(message, 'delivered')
  const { browser } = await enterAsOperator(server, 'operator-lena@example.org')
  const path = `/api/operator/customers/${customerId}/messages`
  const { messages } = (await browser.get(path)).json()
  const found = messages.filter(({ channel }: { channel: string }) => channel === 'whatsApp')
  expect(found.map(({ outcome }: { outcome: string }) => outcome).sort()).toEqual([
    'delivered',
    'sent',
    'sent',
  ])
  expect(found[0]).toMatchObject({ recipient: telephone })
})
