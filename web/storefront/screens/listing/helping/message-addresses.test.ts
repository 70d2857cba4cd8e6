import { expect, test } from 'vitest'
import { mailAddress, smsAddress, whatsAppAddress } from './message-addresses.ts'

const text = 'Hilfst du mir? Hier: https://cm24.example/hilfe?token=a&b=c #1 + ü'

test.each([
  ['WhatsApp', whatsAppAddress(text), 'text'],
  ['a text message', smsAddress(text), 'body'],
  ['a mail', mailAddress('Hilfe & mehr', text), 'body'],
])('%s opens with the whole text, the address in it included', (_program, address, name) => {
  expect(new URL(address).searchParams.get(name)).toBe(text)
})

test('a mail has its subject', () => {
  expect(new URL(mailAddress('Hilfe & mehr', text)).searchParams.get('subject')).toBe(
    'Hilfe & mehr',
  )
})
