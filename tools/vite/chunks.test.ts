import { expect, test } from 'vitest'
import { chunkNames, type ModuleEdges } from './chunks.ts'

const start = '/p/web/storefront/entry-browser.tsx'
const screen = (name: string) => `/p/web/storefront/screens/${name}/screen.tsx`

const module = (imports: readonly string[]): ModuleEdges => ({
  isStart: false,
  isFetchedLater: false,
  imports,
})
const later = (imports: readonly string[]) => ({ ...module(imports), isFetchedLater: true })

const nameOf = chunkNames(
  new Map<string, ModuleEdges>([
    [start, { ...module(['/p/node_modules/react-dom/client.js', 'button']), isStart: true }],
    [screen('account/sales'), later(['button', 'tabs', 'row', 'upload'])],
    [screen('merchant/bids'), later(['button', 'row', 'card'])],
    [screen('auth/login'), later(['tabs', 'password'])],
    [screen('auction/product'), later(['card', 'light', '/p/domain/vehicle/values.ts', 'field'])],
    [screen('auction/renegotiation'), later(['gap', 'gap.css', 'light'])],
    [
      '/p/web/storefront/screens/messaging/messages/actions/negotiation-action.tsx',
      later(['gap', 'gap.css']),
    ],
    [screen('listing/edit'), later(['/p/domain/vehicle/values.ts', 'upload', 'field'])],
    [screen('demo/market'), later(['password'])],
    [screen('site/about'), later(['picture', 'field'])],
    ['/p/identity/window.tsx', later(['proof', 'style'])],
    ['/p/identity/help.tsx', later(['proof', 'only.css'])],
    ['/p/identity/more.tsx', later(['only.css'])],
    ['tabs', module(['style', 'tabs.module.css'])],
    ['card', module(['style'])],
    ['style', module([])],
  ]),
)

test('the start holds what every page reaches, and react stands beside it', () => {
  expect(nameOf('button')).toBe('start')
  expect(nameOf('/p/node_modules/react-dom/client.js')).toBe('react')
})

test('what screens of one zone share is a file of the zone', () => {
  expect(nameOf('row')).toBe('account')
})

test('what several zones share, with all it imports, is one file', () => {
  expect(nameOf('card')).toBe('components')
  expect(nameOf('style')).toBe('components')
})

test('what only the page of a vehicle and the editor share is a file, and what only forms share another', () => {
  expect(nameOf('/p/domain/vehicle/values.ts')).toBe('vehicle')
  expect(nameOf('upload')).toBe('forms')
  expect(nameOf('tabs.module.css')).toBe('start')
})

test('the editor fetches nothing that others share without it', () => {
  expect(nameOf('field')).toBe('start')
  expect(nameOf('tabs')).toBe('login')
})

test('what a negotiation needs on its page and in the messages is no part of the page of a vehicle', () => {
  expect(nameOf('gap')).toBe('renegotiation')
  expect(nameOf('gap.css')).toBe('auction')
  expect(nameOf('light')).toBe('auction')
})

test('what one screen alone needs stays with it, and what only the demo shows besides goes to its zone', () => {
  expect(nameOf('picture')).toBeNull()
  expect(nameOf('password')).toBe('auth')
})

test('what no screen shows at first is fetched with what asks for it, its styles as all others', () => {
  expect(nameOf('proof')).toBe('components-later')
  expect(nameOf('only.css')).toBe('start')
  expect(nameOf('style')).toBe('components')
})
