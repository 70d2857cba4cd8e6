import { describe, expect, it } from 'vitest'
import {
  isEmail,
  isFreeEmailProvider,
  isPersonalTelephone,
  isVatId,
  sanitisedEmail,
} from './contact-rules.ts'
import { likelyEmail } from './likely-email.ts'

describe('addresses and numbers (spec 5.1, 5.2)', () => {
  it.each([
    ['uwe@example.org', true],
    [' Uwe@Example.ORG ', true],
    ['müller@bücher.example', true],
    ['uwe@example', false],
    ['uwe@@example.org', false],
    ['u we@example.org', false],
    ['uwe.@example.org', false],
    ['uwe@-example.org', false],
    ['', false],
  ])('email accepts "%s": %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected)
  })

  it('keeps one mailbox one account', () => {
    expect(sanitisedEmail(' Uwe@Example.ORG ')).toBe('uwe@example.org')
  })

  it.each([
    ['uwe@web.de', true],
    ['uwe@gmial.com', false],
  ])('free_email_provider knows %s: %s', (value, expected) => {
    expect(isFreeEmailProvider(value)).toBe(expected)
  })

  it.each([
    ['Uwe@gmial.com', 'uwe@gmail.com'],
    ['uwe@gmail.con', 'uwe@gmail.com'],
    ['uwe@web.d', 'uwe@web.de'],
    ['uwe@t-onlin.de', 'uwe@t-online.de'],
    ['uwe@hotmial.com', 'uwe@hotmail.com'],
    ['uwe@wbe.de', 'uwe@web.de'],
    ['uwe@gmail.com', undefined],
    ['uwe@firma-brandt.de', undefined],
    ['uwe@bmw.de', undefined],
    ['uwe', undefined],
    ['@gmial.com', undefined],
  ])('of %s the likely address is %s (free_email_provider)', (value, likely) => {
    expect(likelyEmail(value)).toBe(likely)
  })

  it.each([
    ['0431 987654', true],
    ['+49 (431) 98-76.54', true],
    ['0049431987654', true],
    ['431987654', false],
    ['+0431', false],
    ['01234', false],
    ['0431 98a654', false],
    [`0${'1'.repeat(33)}`, true],
    [`0${'1'.repeat(34)}`, false],
  ])('telephone_personal_data accepts %s: %s', (value, expected) => {
    expect(isPersonalTelephone(value)).toBe(expected)
  })

  it.each([
    ['DE 123 456 789', true],
    ['DE12345678', false],
    ['NL123456789B01', true],
    ['ATU12345678', true],
    ['PL1234567890', true],
    ['123456789', false],
  ])('a VAT id is %s: %s', (value, expected) => {
    expect(isVatId(value)).toBe(expected)
  })
})
