import { expect, test } from 'vitest'
import { isFreeEmailProvider } from './contact-rules.ts'
import { offeredProviders, withProvider } from './email-providers.ts'

test('a provider is offered until the address is whole, those that fit what is typed', () => {
  expect(offeredProviders('', 'de')).toEqual([])
  expect(offeredProviders('gerda', 'de')).toEqual(['t-online.de', 'gmx.de', 'web.de'])
  expect(offeredProviders('gerda@g', 'de')).toEqual(['gmx.de', 'gmail.com'])
  expect(offeredProviders('gerda@gmx.de', 'de')).toEqual([])
  expect(offeredProviders('gerda@firma-brandt.de', 'de')).toEqual([])
  expect(withProvider('gerda@g', 'gmx.de')).toBe('gerda@gmx.de')
})

test('every provider that is offered is one that private people use (spec 5.1)', () => {
  for (const language of ['de', 'en', 'nl', 'sv', 'da', 'pl', 'es', 'cs']) {
    const providers = offeredProviders('a', language)
    expect(providers).toHaveLength(3)
    expect(providers.filter((each) => !isFreeEmailProvider(`a@${each}`))).toEqual([])
  }
})
