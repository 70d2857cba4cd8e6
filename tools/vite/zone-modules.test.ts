import { expect, test } from 'vitest'
import { namesByZone, type ZoneModule } from './zone-modules.ts'

const entry = '/p/web/storefront/entry-browser.tsx'
const screen = (name: string) => `/p/web/storefront/screens/${name}/screen.tsx`
const module = (source: string, ...imports: string[]): ZoneModule => ({
  imports,
  laterImports: [],
  source,
})

const modules = new Map<string, ZoneModule>([
  [entry, module('', '/p/frame.tsx', screen('account/sales'))],
  ['/p/frame.tsx', module('shell terms')],
  [screen('account/sales'), module('form', '/p/window.tsx', '/p/frame.tsx')],
  [
    screen('listing/edit'),
    { ...module('question', '/p/frame.tsx', '/p/login.tsx'), laterImports: ['/p/price.tsx'] },
  ],
  ['/p/login.tsx', { ...module(''), laterImports: ['/p/code.tsx'] }],
  ['/p/code.tsx', module('code')],
  ['/p/price.tsx', module('price question')],
  [screen('merchant/bids'), module('titles terms', '/p/frame.tsx')],
  ['/p/window.tsx', module('refusal')],
])

test('a zone has what the start, its screens and their windows name', () => {
  const { start, zones } = namesByZone(modules, {
    entry,
    namesIn: (source) => source.split(' ').filter((name) => name !== ''),
  })
  expect([...start].sort()).toEqual(['shell', 'terms'])
  expect([...zones.keys()]).toEqual(['account', 'editor'])
  expect([...(zones.get('account') ?? [])].sort()).toEqual([
    ...['form', 'refusal', 'shell', 'terms', 'titles'],
  ])
})

test('what parts of the editor name that are fetched later is apart; what others fetch is with the zone', () => {
  const { zones, editorLater } = namesByZone(modules, {
    entry,
    namesIn: (source) => source.split(' ').filter((name) => name !== ''),
    areLaterApart: true,
  })
  expect([...(zones.get('editor') ?? [])].sort()).toEqual(['code', 'question', 'shell', 'terms'])
  expect([...editorLater].filter((name) => !zones.get('editor')?.has(name))).toEqual(['price'])
})
