import { describe, expect, it } from 'vitest'
import { pathInLanguage } from './path-in-language.ts'

describe('the screen after the login in the language of the account (spec 4)', () => {
  it.each([
    ['/a/nachrichten/ad-12', '/a/messages/ad-12'],
    ['/konto/einstellungen?x=1', '/account/settings?x=1'],
    ['/so-etwas-gibt-es-nicht', '/'],
  ])('turns %s into %s', (path, expected) => {
    expect(pathInLanguage(path, { from: 'de', to: 'en' })).toBe(expected)
  })
})
