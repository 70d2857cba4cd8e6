import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/product.ts'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import { addCustomer } from '#database/testing/market-of-test.ts'

/** Somebody helps with an ad, tried from outside as a helper who wants more would (rules 1). */

const { pool, browser } = await appOfTest()

const model = (value: string) => ({ others: [{ attributeCode: 'model', value }] })
const price = { ints: [{ attributeCode: 'target_price', value: 41_000 }] }

async function startAd(owner: Browser): Promise<Product> {
  const path = '/api/public/product/create'
  const attributes = { ...model('Sky'), ...price }
  const answer = await owner.call({
    method: 'POST',
    path,
    body: { productType: 'motorhome', attributes },
  })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as Product // The endpoint's own output.
}

function invite(owner: Browser, entityId: number, name = 'Katrin') {
  const path = `/api/public/product/helpers/${entityId}`
  return owner.call({ method: 'POST', path, body: { name } })
}

const begin = (helper: Browser, token: string) =>
  helper.call({ method: 'POST', path: '/api/public/product/help/begin', body: { token } })

const show = (caller: Browser, entityId: number) =>
  caller.call({ method: 'GET', path: `/api/public/product/get/${entityId}` })

const save = (caller: Browser, entityId: number, attributes: object) =>
  caller.call({
    method: 'PUT',
    path: `/api/public/product/update/${entityId}`,
    body: { attributes },
  })

async function tokenFor(owner: Browser, entityId: number): Promise<string> {
  const { body } = await invite(owner, entityId)
  return (body as { token: string }).token // The endpoint's own output.
}

/** A visitor's ad, and somebody who helps with it. */
async function helped() {
  const owner = browser()
  const helper = browser()
  const { entityId } = await startAd(owner)
  expect((await begin(helper, await tokenFor(owner, entityId))).status).toBe(200)
  return { owner, helper, entityId }
}

const helpersOf = async (owner: Browser, entityId: number) =>
  ((await show(owner, entityId)).body as Product).helpers

describe('a helper (rules 1)', () => {
  test('fills in what is asked of the vehicle, and the owner sees who it was', async () => {
    const { owner, helper, entityId } = await helped()
    expect(await save(helper, entityId, model('Sun'))).toMatchObject({
      status: 200,
      body: { isOwn: false, isEditable: true, helper: { name: 'Katrin' }, helpers: [] },
    })
    expect(await helpersOf(owner, entityId)).toMatchObject([
      { name: 'Katrin', isHelping: true, lastCodes: ['model'] },
    ])
  })

  test('sees neither price nor papers, also in the answer to a save', async () => {
    const { owner, helper, entityId } = await helped()
    expect(JSON.stringify((await show(owner, entityId)).body)).toContain('41000')
    for (const answer of [
      await show(helper, entityId),
      await save(helper, entityId, model('Sea')),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain('41000')
      expect(answer.text).not.toContain('target_price')
      expect(answer.body).toMatchObject({ documents: [], readyToSubmitForReview: null })
    }
  })

  test('changes no price, not even together with what they may change', async () => {
    const { helper, entityId } = await helped()
    const both = { ...model('Moon'), ints: [{ attributeCode: 'target_price', value: 9_000 }] }
    expect(await save(helper, entityId, both)).toMatchObject({
      status: 403,
      body: { code: 'OWNER_ONLY' },
    })
    const taken = { ints: [{ attributeCode: 'target_price', value: null }] }
    expect(await save(helper, entityId, taken)).toMatchObject({ status: 403 })
  })

  const ownersCalls = (entityId: number): Parameters<Browser['call']>[0][] => [
    { method: 'GET', path: `/api/public/product/price-help/${entityId}` },
    { method: 'POST', path: `/api/public/product/helpers/${entityId}`, body: { name: 'Ben' } },
    { method: 'DELETE', path: `/api/public/product/helpers/${entityId}/${randomUUID()}` },
    { method: 'DELETE', path: `/api/public/product/document/${entityId}/1` },
    {
      method: 'PUT',
      path: `/api/public/product/track/${entityId}`,
      body: { source: 'sell', source_url: '/', funnel: 'ad_intake' },
    },
    { method: 'GET', path: `/api/public/customer/get-owner/${entityId}` },
    {
      method: 'POST',
      path: `/api/private/product/submit/${entityId}`,
      body: { consentVersion: '1' },
    },
    { method: 'GET', path: `/api/private/product/consent/${entityId}` },
  ]

  test('is refused every call of the owner, without an account and with one', async () => {
    const { helper, entityId } = await helped()
    for (const call of ownersCalls(entityId)) {
      const { status } = await helper.call(call)
      expect([401, 403, 404], `${call.method} ${call.path}`).toContain(status)
    }
    await addCustomer(pool, 'helper-with-account')
    await helper.logIn('helper-with-account@test.example')
    expect((await save(helper, entityId, model('Star'))).status).toBe(200)
    for (const call of ownersCalls(entityId)) {
      const { status } = await helper.call(call)
      expect([403, 404], `${call.method} ${call.path}`).toContain(status)
    }
  })

  test('helps with this ad alone', async () => {
    const { helper } = await helped()
    const other = await startAd(browser())
    expect((await show(helper, other.entityId)).status).toBe(404)
    expect((await save(helper, other.entityId, model('Sun'))).status).toBe(404)
  })

  test('is out once the owner ends it, once the week is over, and once the ad is sent', async () => {
    const ended = await helped()
    const [helper] = await helpersOf(ended.owner, ended.entityId)
    const path = `/api/public/product/helpers/${ended.entityId}/${helper?.helperId}`
    expect((await ended.owner.call({ method: 'DELETE', path })).status).toBe(200)
    expect((await show(ended.helper, ended.entityId)).status).toBe(404)
    expect((await save(ended.helper, ended.entityId, model('Sun'))).status).toBe(404)
    const late = await helped()
    await pool.query(`update ad_helpers set expires_at = now() where listing_id = $1`, [
      late.entityId,
    ])
    expect((await save(late.helper, late.entityId, model('Sun'))).status).toBe(404)
  })
})

describe('the link of a helper (rules 11)', () => {
  test('works once: the second browser stays outside', async () => {
    const owner = browser()
    const { entityId } = await startAd(owner)
    const token = await tokenFor(owner, entityId)
    const [first, second] = [browser(), browser()]
    expect((await begin(first, token)).status).toBe(200)
    expect(await begin(second, token)).toMatchObject({ body: { code: 'LINK_INVALID' } })
    expect((await show(second, entityId)).status).toBe(404)
  })

  test('cannot be made from the helper’s number, and an ended invitation opens nothing', async () => {
    const owner = browser()
    const { entityId } = await startAd(owner)
    const token = await tokenFor(owner, entityId)
    const forged = Buffer.from(token, 'base64url').fill(0, 16).toString('base64url')
    expect(await begin(browser(), forged)).toMatchObject({ body: { code: 'LINK_INVALID' } })
    const [invited] = await helpersOf(owner, entityId)
    const path = `/api/public/product/helpers/${entityId}/${invited?.helperId}`
    await owner.call({ method: 'DELETE', path })
    expect(await begin(browser(), token)).toMatchObject({ body: { code: 'LINK_INVALID' } })
  })

  test('is made by the owner alone, for five people at once', async () => {
    const owner = browser()
    const { entityId } = await startAd(owner)
    expect((await invite(browser(), entityId)).status).toBe(404)
    for (let index = 0; index < 5; index += 1) await invite(owner, entityId)
    expect(await invite(owner, entityId)).toMatchObject({
      status: 409,
      body: { code: 'HELPER_LIMIT_REACHED' },
    })
  })
})

describe('an ad of somebody else (spec 4, 6)', () => {
  const canSet = async (entityId: number, uuid: string) =>
    (
      await browser().call({
        method: 'GET',
        path: `/api/public/product/can-set-cm24-uuid/${entityId}/${uuid}`,
      })
    ).body

  test('the visitor’s id of its link is approved for its ad alone, and opens nothing (rules 11)', async () => {
    const owner = browser()
    const [mine, other] = [await startAd(owner), await startAd(browser())]
    const uuid = owner.cookies.get('cm24-uuid') ?? ''
    expect(await canSet(mine.entityId, uuid)).toBe(true)
    expect(await canSet(other.entityId, uuid)).toBe(false)
    expect(await canSet(mine.entityId, randomUUID())).toBe(false)
    expect(await canSet(999_999_999, uuid)).toBe(false)
    const thief = browser()
    thief.cookies.set('cm24-uuid', uuid)
    expect((await show(thief, mine.entityId)).status).toBe(404)
    expect((await save(thief, mine.entityId, model('Sun'))).status).toBe(404)
  })

  test('the owner’s segmentation is told to whoever wrote it; to others there is no ad', async () => {
    const owner = browser()
    const { entityId } = await startAd(owner)
    const path = `/api/public/customer/get-owner-segmentation/${entityId}`
    const ask = (caller: Browser) => caller.call({ method: 'GET', path })
    expect((await ask(owner)).body).toEqual({ segmentation: 'prospect' })
    expect((await ask(browser())).status).toBe(404)
    // It has become an account's: the browser that wrote it is asked to log in, others find nothing.
    const customerId = await addCustomer(pool, 'segmented')
    await pool.query('update listings set customer_id = $2 where listing_id = $1', [
      entityId,
      customerId,
    ])
    expect((await ask(owner)).body).toEqual({ segmentation: 'registered' })
    for (const answer of [await show(owner, entityId), await save(owner, entityId, model('Sun'))]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'LOGIN_TO_CONTINUE' } })
    }
    expect((await show(browser(), entityId)).status).toBe(404)
  })

  test('sharing it with its owner answers the same for every ad, and leads to that ad alone', async () => {
    const customerId = await addCustomer(pool, 'shared-with')
    const { entityId } = await startAd(browser())
    await pool.query('update listings set customer_id = $2 where listing_id = $1', [
      entityId,
      customerId,
    ])
    let address = 0
    // Each from another net address, as a crowd would ask.
    const share = (id: number, path: string) =>
      browser().call({
        method: 'POST',
        path: `/api/public/product/share-with-owner/${id}`,
        body: { path },
        headers: { 'x-forwarded-for': `198.51.100.${++address}` },
      })
    const known = await share(entityId, `/inserat/fortsetzen/${entityId}`)
    const unknown = await share(999_999, '/inserat/fortsetzen/999999')
    expect([known.status, known.text]).toEqual([200, unknown.text])
    for (const path of ['/konto', '/inserat/fortsetzen/1', '//evil.example']) {
      expect((await share(entityId, path)).status, path).toBe(422)
    }
    // Strangers cannot fill a mailbox.
    for (let index = 0; index < 8; index += 1)
      await share(entityId, `/inserat/fortsetzen/${entityId}`)
    const { rows } = await pool.query(
      `select 1 from account_links where kind = 'login' and customer_id = $1`,
      [customerId],
    )
    expect(rows).toHaveLength(5)
  })
})
