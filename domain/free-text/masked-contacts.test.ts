import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEmail, findLink } from './find-address.ts'
import { findPhone } from './find-phone.ts'
import { type MaskedText, maskContacts, unmaskContacts } from './masked-contacts.ts'
import { plainText } from './plain-text.ts'

function mask(text: string): MaskedText {
  const masked = maskContacts(text)
  if (!masked) throw new Error('the text is not sent')
  return masked
}

const original =
  'Gepflegt. Fragen an jan.muster@web.de oder 0171 5550123.\n\nMehr auf www.muster-camper.de, TÜV 04/2027.'

describe('contacts in a text that is translated (rules 8)', () => {
  it('do not leave the house and come back where they stood', () => {
    const masked = mask(original)
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
      expect(mask(text)).toEqual({ text, hidden: [] })
    }
  })

  it('a text with our own sign in it gets it back', () => {
    const masked = mask('Sitz [#1] ist neu')
    expect(unmaskContacts('Seat [#1] is new', masked)).toBe('Seat [#1] is new')
  })

  it.each([
    ['behind signs of two code units', '🚐🚐🚐🚐🚐🚐 jan@web.de', '🚐🚐🚐🚐🚐🚐 [#1]'],
    [
      'before one of another kind',
      'Auf camper-muster.de, sonst www.muster.de',
      'Auf [#1], sonst [#2]',
    ],
    ['with one inside another', 'www.muster.de/jan@web.de', '[#1]'],
    ['whose end is a sign for several', 'Ruf 0171 555012½', 'Ruf [#1]'],
    [
      'beside our own sign',
      'Tel [#7] 0171 [#1]\u0301 5550123, jan@web.de',
      'Tel [#1] 0171 [#2] 5550123, [#3]',
    ],
  ])('%s leave no part behind', (_where, text, sent) => {
    const masked = mask(text)
    expect(masked.text).toBe(sent)
    expect(unmaskContacts(masked.text, masked)).toBe(text)
  })

  it('a text with more than 50 is not sent', () => {
    const listed = (count: number) => 'Mail an jan@web.de; '.repeat(count)
    expect(mask(listed(50)).hidden).toHaveLength(50)
    expect(maskContacts(listed(51))).toBeUndefined()
  })

  // What people write, and signs that expressions, plain text and our own placeholders stumble over.
  const pieces = fc.constantFrom(
    ...[
      'jan@web.de',
      'www.muster.de/a',
      'muster-camper.de',
      '0171 5550123',
      '+49 171 5550123',
      '555012',
    ],
    ...[
      'Tel.: ',
      'null eins sieben drei vier fünf sechs',
      'jan at web dot de',
      'gmail',
      'TÜV 04/2027',
    ],
    ...[
      '[#1]',
      '[#2]',
      '[#',
      ']',
      '#1',
      '[#01]',
      '\ufffc',
      '🚐',
      '½',
      '\u0301',
      '\u200b',
      'ß',
      '𝟘𝟙',
      '１',
      '\ud83d',
    ],
    ...[' ', '\n', ', ', '. ', '@', '.', '/', '-', 'de', 'Heki', '80', 'km'],
  )
  const texts = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 })
    .map(
      (parts) => `A${parts.join('').replaceAll(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')}B`,
    )

  it('come back into any text that an engine gives back as it is, and leave it with no contact', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const masked = maskContacts(text)
        if (!masked) return
        expect(unmaskContacts(masked.text, masked)).toBe(text)
        const sent = plainText(masked.text.replaceAll(/\[#\d+\]/g, '\ufffc'))
        expect(findEmail(sent) ?? findLink(sent) ?? findPhone(sent)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('stand where their placeholder does, whatever an engine does with it, or the answer is none', () => {
    const sets = fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), {
      minLength: 1,
      maxLength: 4,
    })
    const engine = fc.record({
      order: fc.infiniteStream(fc.nat()).map((stream) => () => stream.next().value ?? 0),
      change: fc.constantFrom('none', 'drop', 'double', 'blank', 'round', 'wide', 'zero', 'letter'),
    })
    fc.assert(
      fc.property(sets, engine, (numbers, { order, change }) => {
        const contacts = numbers.map((number) => `mail${number}@web.de`)
        const masked = mask(contacts.map((contact, index) => `w${index} ${contact}`).join(' und '))
        const marks = masked.hidden.map(
          (_contact, index) => [`w${index}`, `[#${index + 1}]`] as const,
        )
        const moved = marks.map((mark) => [order(), mark] as const).toSorted(([a], [b]) => a - b)
        const written = moved.map(
          ([, [word, mark]], index) => `${word} ${index === 0 ? changed(mark, change) : mark}`,
        )
        const answer = unmaskContacts(written.join(' and '), masked)
        if (change === 'none') {
          const expected = moved.map(([, [word]]) => `${word} ${contacts[Number(word.slice(1))]}`)
          expect(answer).toBe(expected.join(' and '))
        } else expect(answer).toBeUndefined()
      }),
    )
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
    expect(unmaskContacts(answer, mask(original))).toBeUndefined()
  })

  it('an answer is text: its markup stays what it says, its controls go', () => {
    const masked = mask('Neu')
    expect(unmaskContacts('<script>new()</script>\u202e\u0007\n- yes', masked)).toBe(
      '<script>new()</script>\n- yes',
    )
  })
})

function changed(mark: string, change: string): string {
  switch (change) {
    case 'drop':
      return ''
    case 'double':
      return `${mark} ${mark}`
    case 'blank':
      return mark.replace('#', '# ')
    case 'round':
      return mark.replace('[', '(').replace(']', ')')
    case 'wide':
      return mark.replace(/\d/, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    case 'zero':
      return mark.replace('#', '#0')
    case 'letter':
      return mark.replace('#', 'Nr.')
    default:
      return mark
  }
}
