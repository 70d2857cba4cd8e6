/** The rooms of the house and who may enter which: the table of docs/architecture.md as data. */

const layers = [
  'domain',
  'contract',
  'locales',
  'content',
  'platform',
  'port',
  'integration',
  'area',
  'server root',
  'ui',
  'web api',
  'storefront',
  'console',
  'web root',
  'drawings',
  'seeds',
  'testing',
  'e2e',
  'model',
  'simulator',
  'benchmarks',
  'tools',
  'scripts',
  'root',
] as const

export type Layer = (typeof layers)[number]

/** First match wins. */
const places: readonly (readonly [RegExp, Layer])[] = [
  [/^domain\//, 'domain'],
  [/^contract\//, 'contract'],
  [/^locales\//, 'locales'],
  [/^content\//, 'content'],
  [/^server\/platform\//, 'platform'],
  [/^server\/integrations\/[^/]+\/port\.ts$/, 'port'],
  [/^server\/integrations\//, 'integration'],
  [/^server\/areas\//, 'area'],
  [/^server\//, 'server root'],
  [/^web\/ui\//, 'ui'],
  [/^web\/api\//, 'web api'],
  [/^web\/storefront\//, 'storefront'],
  [/^web\/console\//, 'console'],
  [/^web\//, 'web root'],
  [/^drawings\//, 'drawings'],
  [/^database\/testing\//, 'testing'],
  [/^database\//, 'seeds'],
  [/^e2e\//, 'e2e'],
  [/^simulator\/model\//, 'model'],
  [/^simulator\//, 'simulator'],
  [/^benchmarks\//, 'benchmarks'],
  [/^tools\//, 'tools'],
  [/^scripts\//, 'scripts'],
]

export function layerOf(file: string): Layer {
  return places.find(([pattern]) => pattern.test(file))?.[1] ?? 'root'
}

const server: readonly Layer[] = ['platform', 'port', 'integration', 'area', 'server root']

export const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: [],
  contract: ['domain'],
  locales: ['domain', 'content'],
  content: ['domain', 'locales'],
  platform: ['domain', 'contract', 'locales'],
  port: ['domain', 'locales', 'platform'],
  integration: ['domain', 'platform', 'port'],
  area: ['domain', 'contract', 'locales', 'content', 'platform', 'port'],
  'server root': ['domain', 'contract', 'locales', 'content', ...server, 'seeds'],
  ui: [],
  'web api': ['domain', 'contract', 'ui', 'web root'],
  storefront: ['domain', 'contract', 'locales', 'content', 'ui', 'web api', 'web root', 'drawings'],
  console: ['domain', 'contract', 'locales', 'content', 'ui', 'web api', 'web root'],
  'web root': ['domain', 'contract', 'locales', 'content', 'ui', 'web api'],
  drawings: [],
  seeds: ['domain', 'contract', 'locales', 'content', 'drawings', ...server],
  testing: ['domain', 'contract', 'locales', ...server, 'seeds'],
  e2e: ['contract', 'locales', 'seeds', 'testing', 'domain'],
  // Written from the rules page alone: what it shared with the program it could not check.
  model: [],
  simulator: ['model', 'domain', 'contract', 'server root', 'platform', 'seeds', 'testing'],
  benchmarks: [
    ...(['domain', 'contract', 'locales', 'server root', 'platform', 'seeds', 'testing'] as const),
    ...(['web root', 'e2e'] as const),
  ],
  tools: [
    'domain',
    'contract',
    'locales',
    'content',
    'server root',
    'e2e',
    'platform',
    'testing',
    'ui',
  ],
  scripts: ['platform', 'tools', 'server root', 'e2e'],
  root: ['tools', 'locales', 'contract', 'domain'],
}

/** Areas of the domain; each may import those before it. */
export const domainOrder: readonly string[] = [
  'money',
  'calendar',
  'refusal',
  'free-text',
  'pricing',
  'vehicle',
  'place',
  'certificate',
  'account',
  'messaging',
  'listing',
  'valuation',
  'auction',
  'order',
  'question',
  'catalog',
  'publishing',
]
