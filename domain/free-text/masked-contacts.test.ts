import { describe, expect, it } from 'vitest'
import { maskContacts, unmaskContacts } from './masked-contacts.ts'

const original =
  'Gepflegt. Fragen an jan.muster@web.de oder 0171 5550123.\n\nMehr auf www.muster-camper.de, TÜV 04/2027.'

describe('contacts in a text that is translated (rules 8)', () => {
  it('do not leave the house and come back where they stood', () => {
    const masked = maskContacts(original)
    expect(masked.text).toBe('Gepflegt. Fragen an [#1] oder [#2].\n\nMehr auf [#3], TÜV 04/2027.')
    expect(masked.hidden[0]).toBe('jan.muster@web.de')
    expect(masked.hidden[1]).toBe('0171 5550123')
    expect(unmaskContacts('Questions: [#2], [#1]. See [#3]', masked)).toBe(
      `Questions: 0171 5550123, jan.muster@web.de. See ${masked.hidden[2]}`,
    )
    expect(unmaskContacts(masked.text, masked)).toBe(original)
  })

  it('a text without any is sent as it is, also of one character and of 10,000', () => {
    for (const text of ['A', '!', 'Heki über dem Bett. '.repeat(500)]) {
      expect(maskContacts(text)).toEqual({ text, hidden: [] })
    }
  })

  it('a text with our own sign in it gets it back', () => {
    const masked = maskContacts('Sitz [#1] ist neu')
    expect(unmaskContacts('Seat [#1] is new', masked)).toBe('Seat [#1] is new')
  })

  it.each([
    ['loses a placeholder', 'Questions: [#1], [#2].'],
    ['has one twice', 'Questions: [#1], [#2], [#3], [#3].'],
    ['makes one up', 'Questions: [#1], [#2], [#3], [#4].'],
    ['is empty', ' \u202e\u0000 '],
    ['gives a number of its own', '[#1] [#2] [#3], call +49 171 9990000'],
    ['gives an address of its own', '[#1] [#2] [#3] or write to me@other.com'],
    ['is out of all proportion', `[#1] [#2] [#3] ${'and more '.repeat(200)}`],
  ])('an answer that %s is none', (_what, answer) => {
    expect(unmaskContacts(answer, maskContacts(original))).toBeUndefined()
  })

  it('an answer is text: its markup stays what it says, its controls go', () => {
    const masked = maskContacts('Neu')
    expect(unmaskContacts('<script>new()</script>\u202e\u0007\n- yes', masked)).toBe(
      '<script>new()</script>\n- yes',
    )
  })
})
