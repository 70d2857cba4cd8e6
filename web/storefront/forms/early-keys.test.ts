import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyKeys, takeEarlyKeys } from './early-keys.ts'

beforeEach(() => vi.stubGlobal('location', { pathname: '/caravan/100001' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('keys of the last moments are kept for the first who hears keys, once', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  keepEarlyKeys()
  const early = new Event('keydown')
  page.dispatchEvent(early)
  expect(takeEarlyKeys()).toEqual([early])
  page.dispatchEvent(new Event('keydown'))
  expect(takeEarlyKeys()).toEqual([])
})

test('a key of long ago is no longer meant', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  keepEarlyKeys()
  page.dispatchEvent(new Event('keydown'))
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(takeEarlyKeys()).toEqual([])
})

test('a key that was pressed on another page is not meant for this one', () => {
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  keepEarlyKeys()
  page.dispatchEvent(new Event('keydown'))
  vi.stubGlobal('location', { pathname: '/caravan/100002' })
  expect(takeEarlyKeys()).toEqual([])
})
