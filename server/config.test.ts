import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { needsTls } from './platform/settings/read-smtp-url.ts'
import { riskySettings } from './risky-settings.ts'

/** Settings that are unsafe in production are refused at the start, or it says them aloud. */

const APP_SECRET = randomBytes(32).toString('base64url')

describe('APP_SECRET', () => {
  it.each([
    ['one character', 'x'.repeat(64)],
    ['a word, repeated', 'change-me-'.repeat(5)],
    ['a repetition that breaks off', `${'0123456789'.repeat(4)}012`],
    ['a row of letters and digits', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['two halves', `${'a'.repeat(20)}${'b'.repeat(20)}`],
  ])('is refused when it is long and easy to guess: %s', (_name, secret) => {
    expect(() => readConfig({ APP_SECRET: secret })).toThrow('APP_SECRET is easy to guess')
  })

  it('is refused when it is empty or short', () => {
    expect(() => readConfig({ APP_SECRET: '' })).toThrow('at least 32')
    expect(() => readConfig({ APP_SECRET: randomBytes(12).toString('base64') })).toThrow('32')
  })

  it.each(['hex', 'base64', 'base64url'] as const)('is taken when it is random: %s', (form) => {
    for (let turn = 0; turn < 500; turn++) {
      const secret = randomBytes(form === 'hex' ? 16 : 24).toString(form)
      expect(readConfig({ APP_SECRET: secret }).secret).toBe(secret)
    }
  })
})

describe('OIDC_CLIENTS', () => {
  const program = { id: 'intranet', name: 'Intranet', redirectUris: ['https://intranet.example/'] }
  const read = (change: object, environment = {}) =>
    readConfig({
      ...{ APP_SECRET, OIDC_CLIENTS: JSON.stringify([{ ...program, ...change }]) },
      ...environment,
    }).ownIssuer

  it('names other programs, and is refused where their codes or secrets would be others’ (rules 11)', () => {
    expect(readConfig({ APP_SECRET }).ownIssuer).toBe(null)
    expect(read({})?.programs).toMatchObject([{ id: 'intranet', secret: null, logoutUris: [] }])
    expect(read({ redirectUris: ['http://127.0.0.1:8080/'] })).not.toBe(null)
    for (const address of [
      'http://intranet.example/',
      'https://a.example/#b',
      'https://a@b.example/',
    ]) {
      expect(() => read({ redirectUris: [address] }), address).toThrow('redirectUris')
    }
    expect(() => read({ secret: 'secretsecretsecret' })).toThrow(/^(?!.*secretsecret).*secret/)
    expect(() => readConfig({ APP_SECRET, OIDC_CLIENTS: '{' })).toThrow('JSON')
    const address = 'https://login.example.org/path'
    expect(() => read({}, { OIDC_OWN_ADDRESS: address })).toThrow('OIDC_OWN_ADDRESS')
  })
})

describe('OIDC_ISSUER', () => {
  const complete = {
    ...{ APP_SECRET, OIDC_ISSUER: 'https://login.example.org' },
    ...{ OIDC_CLIENT_ID: 'cm24', OIDC_CLIENT_SECRET: 'secret' },
  }

  it('is an https address with an id and a secret, or the start is refused', () => {
    expect(readConfig({ APP_SECRET }).outsideIssuer).toBe(null)
    expect(readConfig(complete).outsideIssuer?.name).toBe('login.example.org')
    const read = (change: object) => () => readConfig({ ...complete, ...change })
    expect(read({ OIDC_ISSUER: 'http://login.example.org' })).toThrow('https')
    expect(read({ OIDC_CLIENT_ID: '' })).toThrow('OIDC_CLIENT_ID')
    expect(read({ OIDC_CLIENT_SECRET: undefined })).toThrow('OIDC_CLIENT_SECRET')
    expect(read({ OIDC_SIGN_UP_HINT: 'create' })).toThrow('OIDC_SIGN_UP_HINT')
    // Without a limit whoever logs in would wait for ever.
    expect(read({ OIDC_TIMEOUT_MS: '000' })).toThrow('OIDC_TIMEOUT_MS')
  })
})

describe('CMS_BASE_URL', () => {
  const read = (settings: object) => readConfig({ APP_SECRET, ...settings }).cms
  const CMS_BASE_URL = 'https://cms.example.org/'

  it('is an https address, and what is written there is named or everything but the terms', () => {
    expect(read({})).toBe(null)
    expect(read({ CMS_BASE_URL, CMS_CACHE_SECONDS: '1' })).toMatchObject({
      ...{ baseUrl: 'https://cms.example.org', host: 'cms.example.org', everySeconds: 10 },
      kinds: ['guide_article', 'author', 'faq', 'news', 'popup', 'landing_page'],
    })
    expect(read({ CMS_BASE_URL, CMS_KINDS: 'news, popup' })?.kinds).toEqual(['news', 'popup'])
    expect(() => read({ CMS_BASE_URL: 'http://cms.example.org' })).toThrow('CMS_BASE_URL')
    expect(() => read({ CMS_BASE_URL: 'https://me@cms.example.org' })).toThrow('CMS_BASE_URL')
    expect(() => read({ CMS_BASE_URL, CMS_KINDS: 'terms' })).toThrow('CMS_KINDS')
  })
})

describe('TRUST_PROXY', () => {
  const read = (TRUST_PROXY?: string) =>
    readConfig({ APP_SECRET, ...(TRUST_PROXY !== undefined && { TRUST_PROXY }) }).trustProxy

  it('is this machine alone unless said otherwise', () => {
    expect(read()).toEqual(['loopback'])
  })

  it.each([
    ['loopback, 10.1.0.0/16', ['loopback', '10.1.0.0/16']],
    ['203.0.113.9', ['203.0.113.9']],
    ['2001:db8::9/128', ['2001:db8::9/128']],
    ['fd00:1::/64', ['fd00:1::/64']],
  ])('takes %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each(['', 'true', '*', 'proxy.example', '10.0.0.1/33', '10.0.0.1/'])(
    'refuses "%s"',
    (text) => {
      expect(() => read(text)).toThrow('TRUST_PROXY knows')
    },
  )

  it.each(['0.0.0.0/0', '::/0', '203.0.113.0/24', '10.0.0.0/4'])(
    'refuses %s, in which strangers stand',
    (text) => {
      expect(() => read(text)).toThrow('trusts strangers')
    },
  )
})

describe('SMTP_URL', () => {
  const read = (SMTP_URL: string) => readConfig({ APP_SECRET, SMTP_URL }).smtpUrl

  it.each(['', '  '])('is refused when it is there and empty: "%s"', (url) => {
    expect(() => read(url)).toThrow('SMTP_URL is empty')
    expect(() => readConfig({ DEMO: '1', APP_SECRET, SMTP_URL: url })).toThrow('SMTP_URL is empty')
  })

  it.each(['mail.example', 'http://mail.example', 'smtp://'])('is an address: %s', (url) => {
    expect(() => read(url)).toThrow('SMTP_URL must be')
  })

  it.each([
    'smtp://mail.example:587/?ignoreTLS=true',
    'smtp://mail.example/?requireTLS=false',
    'smtps://mail.example/?tls.rejectUnauthorized=false',
    'smtp://localhost.example/?ignoreTLS=true',
  ])('never sends in the clear to another machine: %s', (url) => {
    expect(() => read(url)).toThrow('in the clear')
  })

  it('needs TLS unless the mail server is on this machine', () => {
    expect(read('smtp://user:secret@mail.example:587')).toBe('smtp://user:secret@mail.example:587')
    expect(needsTls('smtp://user:secret@mail.example:587')).toBe(true)
    expect(needsTls('smtps://10.0.0.5')).toBe(true)
    expect(needsTls('smtp://127.0.0.1:25')).toBe(false)
    expect(needsTls('smtp://[::1]:25')).toBe(false)
    expect(read('smtp://localhost:25/?ignoreTLS=true')).toContain('localhost')
  })
})

describe('what a start in production says', () => {
  const quiet = {
    APP_SECRET,
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Market <market@cm24.test>',
    COMPANY_IBAN: 'DE00 0000 0000 0000 0000 00',
    COMPANY_VAT_ID: 'DE999999999',
  }
  const said = (changed: Readonly<Record<string, string | undefined>>) =>
    riskySettings(readConfig({ ...quiet, ...changed }))

  it('is nothing where nothing is unsafe, and nothing in a demo', () => {
    expect(said({})).toEqual([])
    expect(said({ DATABASE_URL: 'postgres://u@db.example/m?sslmode=verify-full' })).toEqual([])
    expect(said({ DATABASE_URL: 'postgres://u@127.0.0.1/m' })).toEqual([])
    expect(said({ DATABASE_URL: 'postgres://u@/m?host=%2Frun%2Fpg' })).toEqual([])
    expect(riskySettings(readConfig({ DEMO: '1', APP_SECRET }))).toEqual([])
  })

  it.each([
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u@db.example/m' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u@db.example/m?sslmode=require' }],
    ['COMPANY_IBAN', { COMPANY_IBAN: undefined }],
    ['COMPANY_VAT_ID', { COMPANY_VAT_ID: undefined }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['VIES_MODE', { VIES_MODE: 'standin' }],
    ['VIES_MODE', { VIES_MODE: 'off' }],
    ['PUSH_MODE', { PUSH_MODE: 'standin' }],
    ['CM24_DEV', { CM24_DEV: '1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'trace' }],
  ])('names %s', (name, changed) => {
    expect(said(changed)).toEqual([expect.stringContaining(name)])
  })
})
