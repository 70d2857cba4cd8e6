import { describe, expect, it } from 'vitest'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addMail } from './testing/add-mail.ts'

type State = { readonly marketNow: string; readonly offsetMinutes: number }

describe('the demo’s calls (rules 14)', async () => {
  const { pool, browser } = await appOfTest({ ROLES: 'web' })
  const visitor = browser()
  const state = async () =>
    (await visitor.call({ method: 'GET', path: '/api/demo/state' })).body as State
  const move = (body: object) => visitor.call({ method: 'POST', path: '/api/demo/clock', body })

  it('move the market’s clock forward and never back', async () => {
    const before = await state()
    const moved = await move({ minutes: 90 })
    expect(moved.status).toBe(200)
    expect((moved.body as State).offsetMinutes).toBe(before.offsetMinutes + 90)
    const back = await move({ until: before.marketNow })
    expect(back.status).toBe(422)
    expect(back.body).toMatchObject({ fields: [{ field: 'until', rule: 'future_date' }] })
    expect((await state()).offsetMinutes).toBe(before.offsetMinutes + 90)
    expect((await move({ minutes: -5 })).status).toBe(422)
  })

  it('say so when nothing is due that could be waited for', async () => {
    const answer = await move({ to: 'next_event' })
    expect(answer.body).toMatchObject({ code: 'ACTION_NOT_POSSIBLE_NOW' })
  })

  it('show the mails of one address, and hand out their files', async () => {
    const mailId = await addMail(pool, { recipient: 'anna@demo.cm24.example', file: 'Vertrag.pdf' })
    await addMail(pool, { recipient: 'bernd@demo.cm24.example' })
    const list = await visitor.call({
      method: 'GET',
      path: '/api/demo/mails?recipient=Anna@demo.cm24.example',
    })
    expect(list.body).toMatchObject({ mails: [{ mailId, attachmentCount: 1 }], hasMore: false })
    const mail = await visitor.call({ method: 'GET', path: `/api/demo/mails/${mailId}` })
    expect(mail.body).toMatchObject({ attachments: [{ index: 0, fileName: 'Vertrag.pdf' }] })
    const file = await visitor.call({
      method: 'GET',
      path: `/api/demo/mails/${mailId}/attachments/0`,
    })
    expect(file.text).toBe('content')
    const missing = await visitor.call({ method: 'GET', path: '/api/demo/mails/999999' })
    expect(missing.status).toBe(404)
  })

  it('are refused under a foreign name', async () => {
    const answer = await visitor.call({
      method: 'GET',
      path: '/api/demo/state',
      headers: { host: 'evil.example' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('without DEMO', async () => {
  const { app, browser } = await appOfTest({
    DEMO: '0',
    ROLES: 'web',
    BASE_HOSTS: '{locale}.cm24.example',
    SMTP_URL: 'smtp://127.0.0.1:2525',
  })
  const visitor = browser()

  it.each([
    ['GET', '/api/demo/state'],
    ['POST', '/api/demo/clock'],
    ['POST', '/api/demo/reset'],
    ['GET', '/api/demo/mails'],
    ['GET', '/api/demo/mails/1'],
    ['GET', '/api/demo/logins'],
    ['POST', '/api/demo/login'],
  ] as const)('%s %s does not exist', async (method, path) => {
    const answer = await visitor.call({ method, path, ...(method === 'POST' && { body: {} }) })
    expect(answer.status).toBe(404)
  })

  it('everything else does, under any name', async () => {
    expect(app.demo).toBeNull()
    const path = '/api/public/auth/csrf-token'
    const headers = { host: 'de.cm24.example' }
    expect((await visitor.call({ method: 'GET', path, headers })).status).toBe(200)
  })
})
