import { describe, expect, test } from 'vitest'
import { projectOf } from '../project.ts'
import { rules } from '../rules.ts'

/** One kept and at least one broken example per rule; each broken one must be found. */
type Example = {
  readonly rule: string
  readonly kept: Readonly<Record<string, string>>
  readonly broken: readonly Readonly<Record<string, string>>[]
}

const locales = ['de', 'en', 'nl', 'sv', 'da', 'pl', 'es', 'cs']

function messages(area: string, content: string): Record<string, string> {
  return Object.fromEntries(
    locales.map((name) => [`locales/messages/${name}/${area}.json`, content]),
  )
}

function manyFiles(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/a-${index}.ts`, '']),
  )
}

const refusals = 'export const refusalStatus = {\n  BID_TOO_LOW: 422,\n}'
const open = '$' + '{'

const examples: readonly Example[] = [
  {
    rule: 'pure domain',
    kept: {
      'domain/calendar/slots.ts': '// Date.now() is not for us.\nconst text = "Math.random"',
    },
    broken: [
      { 'domain/auction/house/decide.ts': 'const now = Date.now()' },
      { 'domain/auction/house/decide.ts': 'const now = new Date()' },
      { 'domain/auction/house/decide.ts': 'const now = Temporal.Now.instant()' },
      { 'domain/auction/house/decide.ts': `const text = \`a ${open}Math.random()}\`` },
      { 'domain/auction/house/decide.ts': 'const id = crypto.randomUUID()' },
    ],
  },
  {
    rule: 'import walls',
    kept: {
      'domain/auction/house/decide.ts': "import { round } from '../money/rounding.ts'",
      'web/api/queries.ts': "import type { Instant } from '#domain/calendar/instant.ts'",
      'server/areas/order/sale/open-order.ts': "import { findAd } from '../listing/find-ad.ts'",
      'domain/auction/decide.test.ts': "import { expect } from 'vitest'",
      'web/storefront/screens/listing/form.tsx': "import { find } from '#domain/listing/texts.ts'",
      'domain/listing/texts.ts': "import { find } from '../free-text/text-filter.ts'",
      'domain/free-text/text-filter.ts': 'export const find = 1',
    },
    broken: [
      { 'domain/auction/house/decide.ts': "import { readFile } from 'node:fs'" },
      { 'domain/money/rounding.ts': "import { decide } from '../auction/decide.ts'" },
      { 'contract/endpoints/auction.ts': "import pg from 'pg'" },
      { 'web/ui/link.tsx': "import { queries } from '#web/api/queries.ts'" },
      { 'web/console/routes.ts': "import { Home } from '#web/storefront/home.tsx'" },
      { 'web/console/routes.ts': "const late = import('#server/app.ts')" },
      {
        'server/platform/http/session.ts': "import { login } from '#server/areas/account/login.ts'",
      },
      { 'server/areas/order/a.ts': "import { save } from '../listing/listing-store.ts'" },
      {
        'server/areas/order/a.ts': "import { findAd } from '../listing/find-ad.ts'",
        'server/areas/listing/api.ts': "export { findAd } from './find-ad.ts'",
      },
      { 'server/areas/order/a.ts': "export { save } from '../../../database/seeds/market.ts'" },
      { 'server/app.ts': "import { readConfig } from './config'" },
      {
        'web/storefront/bid.tsx': "import { steps } from '#domain/auction/steps.ts'",
        'domain/auction/steps.ts': "import { berlin } from '../calendar/berlin.ts'",
        'domain/calendar/berlin.ts': 'export const berlin = 1',
      },
      {
        'web/storefront/bid.tsx': "import { longest } from '#domain/listing/texts.ts'",
        'domain/listing/texts.ts': "import { find } from '../free-text/text-filter.ts'",
        'domain/free-text/text-filter.ts': 'export const find = 1',
      },
    ],
  },
  {
    rule: 'JSX only under web',
    kept: { 'web/ui/link.tsx': '' },
    broken: [{ 'server/mail.tsx': '' }],
  },
  {
    rule: 'file size',
    kept: {
      'domain/a.ts': 'x\n'.repeat(250),
      'domain/a.test.ts': 'x\n'.repeat(400),
      'web/ui/tokens.css': 'x\n'.repeat(900),
    },
    broken: [{ 'domain/a.ts': 'x\n'.repeat(251) }, { 'domain/a.test.ts': 'x\n'.repeat(401) }],
  },
  {
    rule: 'no circles',
    kept: {
      'domain/a.ts': "import { b } from './b.ts'",
      'domain/b.ts': '',
      'domain/b.test.ts': "import { a } from './a.ts'",
    },
    broken: [
      {
        'domain/a.ts': "import { b } from './b.ts'",
        'domain/b.ts': "import type { C } from './c.ts'",
        'domain/c.ts': "import type { A } from './a.ts'",
      },
    ],
  },
  {
    rule: 'floors',
    kept: {
      'domain/auction/a.ts': "import { b } from '../money/b.ts'",
      'domain/money/b.ts': '',
    },
    broken: [
      {
        'domain/auction/a.ts': "import { b } from '../money/b.ts'",
        'domain/auction/c.ts': '',
        'domain/money/b.ts': '',
        'domain/money/d.ts': "import { c } from '../auction/c.ts'",
      },
    ],
  },
  {
    rule: 'plain words',
    kept: {
      'domain/a.ts': '// The paper has a story.\nconst notification = "letter"\nconst teletext = 1',
      'web/a.tsx': 'const a = <p style={{ letterSpacing: 0 }} />',
    },
    broken: [
      { 'domain/auction/letters.ts': '' },
      { 'domain/a.ts': 'const letterCode = 1' },
      { 'domain/a.ts': 'const sent = { isTold: true }' },
    ],
  },
  {
    rule: 'folder size',
    kept: {
      ...manyFiles('domain/money', 25),
      ...manyFiles('domain/money/tax', 25),
      ...manyFiles('database/migrations', 40),
      ...manyFiles('content/de/mail', 90),
    },
    broken: [manyFiles('domain/money', 26), manyFiles('server', 30)],
  },
  {
    rule: 'function size',
    kept: {
      'domain/a.ts': `function a(b: { c: 1 }): { d: 1 } {\n${'x\n'.repeat(68)}}\n${'y\n'.repeat(90)}`,
    },
    broken: [
      { 'domain/a.ts': `export function a(b: { c: 1 }): { d: 1 } {\n${'x\n'.repeat(69)}}` },
      { 'domain/a.ts': `const a = (b: number): void => {\n${'x\n'.repeat(70)}}` },
    ],
  },
  {
    rule: 'forbidden syntax',
    kept: {
      'domain/a.ts': 'const enumerated = a !== b && !c // any enum\nconst x = { default: 1 }',
      'server/b.ts': 'const c = d as any // The library types this as unknown.',
      'vite.config.ts': 'export default {}',
    },
    broken: [
      { 'domain/a.ts': 'enum Colour { red }' },
      { 'domain/a.ts': 'class A { constructor(private name: string) {} }' },
      { 'domain/a.ts': 'const b = a as any' },
      { 'domain/a.ts': 'const b: any = 1' },
      { 'domain/a.ts': 'const b = list[0]!.name' },
      { 'domain/a.ts': 'export default 1' },
    ],
  },
  {
    rule: 'file names',
    kept: { 'domain/bid-steps.ts': '', 'README.md': '', '.ci/run': '', 'web/ui/a.module.css': '' },
    broken: [
      { 'domain/bidSteps.ts': '' },
      { 'server/utils/dates.ts': '' },
      { 'server/platform/helpers.ts': '' },
      { 'web/Common/a.ts': '' },
    ],
  },
  {
    rule: 'no barrels',
    kept: {
      'domain/a.ts': "export { b } from './b.ts'\nexport const c = 1",
      'server/areas/listing/api.ts': "export { findAd } from './find-ad.ts'",
    },
    broken: [
      { 'domain/a.ts': "export * from './b.ts'\n// All of it.\nexport { c } from './c.ts'\n" },
      { 'domain/index.ts': "export type { D } from './d.ts'" },
    ],
  },
  {
    rule: 'no open ends',
    kept: { 'domain/a.ts': '// The bid stays; return to it after the end of the auction.\n' },
    broken: [
      { 'domain/a.ts': `// ${'TO'}DO later` },
      { 'domain/a.ts': 'const a = 1\n// const b = 2\n' },
    ],
  },
  {
    rule: 'no machine of ours',
    kept: {
      'README.md': 'It opens http://de.localhost:3000/home/sale and reads ~/.npmrc.',
      'server/run-as.ts': "const path = '/usr/bin:/bin'",
    },
    broken: [
      { 'a.sh': `cd /${'home'}/somebody/cm24` },
      { 'docs/a.md': `See /${'Users'}/somebody/notes.` },
      { 'tools/a.ts': `const folder = 'C:\\${'Users'}\\somebody'` },
      { 'docs/a.md': `It is on http://builds.${'corp'}/cm24.` },
      { 'package-lock.json': `"https://${'registry'}.example.org/a.tgz"` },
    ],
  },
  {
    rule: 'same messages in all languages',
    kept: {
      ...messages('shell', '{"a":{"b":"{count, plural, one {# x} few {# y} other {# {unit}}}"}}'),
    },
    broken: [
      { 'locales/messages/de/shell.json': '{"a":"b"}' },
      { ...messages('shell', '{"a":"b"}'), 'locales/messages/pl/shell.json': '{"c":"b"}' },
      { ...messages('shell', '{"a":"b {n}"}'), 'locales/messages/pl/shell.json': '{"a":"b {m}"}' },
      {
        ...messages('shell', '{"a":"{mode, select, fast {x} other {y}}"}'),
        'locales/messages/pl/shell.json': '{"a":"{mode, select, fats {x} other {y}}"}',
      },
      messages('shell', '{"a":"{n, plural, one {x} other {y}}"}'),
      messages('shell', '{"a":"{n, plural, one {x}"}'),
      messages('shell', '{"a":" "}'),
      messages('shell', '{"a":'),
    ],
  },
  {
    rule: 'messages exist and are used',
    kept: {
      ...messages('shell', '{"nav":{"home":"b","sell":"c"},"state":{"sold":"d"}}'),
      'web/a.tsx': `const t = useTranslations('shell')\nt('nav.home')\nt(\`state.${open}x}\`)`,
      'web/b.tsx': "const t = useTranslations('shell.nav')\nt(isA ? 'home' : 'sell')",
    },
    broken: [
      {
        ...messages('shell', '{"a":"b"}'),
        'web/a.tsx': "const t = useTranslations('shell')\nt('a')\nt('c')",
      },
      {
        ...messages('shell', '{"a":"b"}'),
        'web/a.tsx': `const t = useTranslations('shell')\nt('a')\nt(\`c.${open}x}\`)`,
      },
      {
        ...messages('shell', '{"a":"b","c":"d"}'),
        'web/a.tsx': "const t = useTranslations('shell')\nt('a')",
      },
    ],
  },
  {
    rule: 'a message for every refusal',
    kept: {
      'domain/refusal/refusal.ts': refusals,
      ...messages('refusal', '{"BID_TOO_LOW":{"title":"a"}}'),
    },
    broken: [
      { 'domain/refusal/refusal.ts': refusals, ...messages('refusal', '{}') },
      {
        'domain/refusal/refusal.ts': refusals,
        ...messages('refusal', '{"BID_TOO_LOW":"a","BID_TOO_ODD":"a"}'),
      },
    ],
  },
  {
    rule: 'design tokens',
    kept: {
      'web/ui/tokens.css': '--ink: #fff;',
      'web/ui/a.module.css': '/* #fff */ .a { color: var(--ink); padding: 2px; }',
    },
    broken: [
      { 'web/ui/a.module.css': '.a { color: #fff; }' },
      { 'web/ui/a.module.css': '.a { background: rgb(0 0 0 / 50%); }' },
      { 'web/ui/a.module.css': '.a { font-size: 14px; }' },
      { 'web/ui/a.tsx': "const a = <i style={{ color: '#ffffff' }} />" },
    ],
  },
  {
    rule: 'test habits',
    kept: { 'domain/a.test.ts': "test('is skipped when only one bids', () => {})" },
    broken: [
      { 'domain/a.test.ts': "test.skip('a', () => {})" },
      { 'e2e/journeys/a.e2e.ts': "describe.only('a', () => {})" },
      { 'domain/a.test.ts': 'expect(a).toMatchSnapshot()' },
      { 'e2e/journeys/a.e2e.ts': 'await page.waitForTimeout(100)' },
      { 'server/areas/a.db.test.ts': 'await vi.waitUntil(() => isDone)' },
    ],
  },
  {
    rule: 'migration numbers',
    kept: { 'database/migrations/0001-a.sql': '', 'database/migrations/0002-b.sql': '' },
    broken: [
      { 'database/migrations/0001-a.sql': '', 'database/migrations/0001-b.sql': '' },
      { 'database/migrations/a.sql': '' },
      { 'database/migrations/0001-a.sql': '', 'database/migrations/0003-b.sql': '' },
    ],
  },
  {
    rule: 'SQL in stores',
    kept: {
      'server/areas/account/link-store.ts': 'export const find = (db) => db.query(`select 1`)',
      'server/areas/auction/commands/load-batch.ts': 'await client.query<Row>(loadAuctions)',
      'server/areas/account/accounts.db.test.ts': 'await pool.query(`select 1`)',
      'server/health-routes.ts': 'await pool.query(`select 1`)',
    },
    broken: [
      {
        'server/areas/account/identity/log-in.ts':
          'const { rows } = await db.query<Row>(`select 1`)',
      },
      { 'server/areas/demo/show-state.ts': "await pool.query('select 1')" },
    ],
  },
  {
    rule: 'no hosts in the lock',
    kept: { 'package-lock.json': '{ "funding": { "url": "x" } }', '.npmrc': 'save-exact=true' },
    broken: [
      { 'package-lock.json': '"resolved": "https://example.org/a.tgz"' },
      { '.npmrc': 'registry=https://example.org' },
    ],
  },
  {
    rule: 'no secrets',
    kept: { 'server/a.ts': "const password = environment['PASSWORD']" },
    broken: [
      { 'ops/key.pem': `-----BEGIN ${'PRIVATE'} KEY-----` },
      { 'server/a.ts': `const token = '${'a1'.repeat(20)}'` },
      { '.env': `ghp_${'a1'.repeat(18)}` },
    ],
  },
  {
    rule: 'proved promises',
    kept: {
      'docs/security.md':
        '- A login ends: `server/a/end.test.ts`,\n  `b.test.ts`.\n- By a rule: `tools/rules/imports/`.\n- *Not promised*: all else.',
      'server/a/end.test.ts': '',
      'server/a/b.test.ts': '',
      'tools/rules/imports/walls.ts': '',
    },
    broken: [
      { 'docs/security.md': '- A login ends.' },
      { 'docs/security.md': '- A login ends: `server/a/end.test.ts`.', 'server/b/end.test.ts': '' },
      { 'docs/security.md': '- A login ends: `end.test.ts`.', 'server/a/the-end.test.ts': '' },
    ],
  },
]

describe.each(examples)('$rule', ({ rule: name, kept, broken }) => {
  const rule = rules.find((one) => one.name === name)

  test('has nothing against what is right', () => {
    expect(rule?.check(projectOf(kept))).toEqual([])
  })

  test.each(broken.map((files) => ({ files })))('finds what is wrong in %j', ({ files }) => {
    expect(rule?.check(projectOf(files))).not.toEqual([])
  })
})

test('every rule has examples', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(examples.map(({ rule }) => rule).sort())
})
