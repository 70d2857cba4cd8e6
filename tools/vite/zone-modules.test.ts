import { expect, test } from 'vitest'
import { namesByZone, type ZoneModule } from './zone-modules.ts'

const entry = '/p/web/storefront/entry-browser.tsx'
const screen = (name: string) => `/p/web/storefront/screens/${name}/screen.tsx`
const module = (source: string, ...imports: string[]): ZoneModule => ({ imports, source })

const modules = new Map<string, ZoneModule>([
  [entry, module('', '/p/frame.tsx', screen('account/sales'))],
  ['/p/frame.tsx', module('shell terms')],
  [screen('account/sales'), module('form', '/p/window.tsx', '/p/frame.tsx')],
  [screen('merchant/bids'), module('titles terms', '/p/frame.tsx')],
  ['/p/window.tsx', module('refusal')],
])

test('a zone has what the start, its screens and their windows name', () => {
  const { start, zones } = namesByZone(modules, {
    entry,
    namesIn: (source) => source.split(' ').filter((name) => name !== ''),
  })
  expect([...start].sort()).toEqual(['shell', 'terms'])
  expect([...zones.keys()]).toEqual(['account'])
  expect([...(zones.get('account') ?? [])].sort()).toEqual([
    ...['form', 'refusal', 'shell', 'terms', 'titles'],
  ])
})
