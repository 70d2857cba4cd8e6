import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GroupedText, groupTyped } from './group-typed.ts'
import { parseNumberText } from './number-text.ts'

const locales = ['de-DE', 'en-GB', 'nl-NL', 'sv-SE', 'da-DK', 'pl-PL', 'es-ES', 'cs-CZ']

type Key = string

/** What a browser makes of a key at the caret, and the field of that. */
function typeKey({ text, caret }: GroupedText, key: Key, locale: string): GroupedText {
  const edit = {
    Backspace: [text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), Math.max(caret - 1, 0)],
    Delete: [text.slice(0, caret) + text.slice(caret + 1), caret],
  }[key] ?? [text.slice(0, caret) + key + text.slice(caret), caret + 1]
  const [after, moved] = edit as [string, number]
  if (after === text) return { text, caret }
  const inputType =
    { Backspace: 'deleteContentBackward', Delete: 'deleteContentForward' }[key] ?? 'insertText'
  const data = inputType === 'insertText' ? key : null
  const raw = { text: after, caret: moved }
  return groupTyped({ before: text, after, caret: moved, inputType, data }, locale) ?? raw
}

function typed(keys: string, locale: string): GroupedText {
  return [...keys].reduce((field, key) => typeKey(field, key, locale), { text: '', caret: 0 })
}

describe('an amount that is typed digit by digit', () => {
  test.each([
    ['de-DE', '1.234.567'],
    ['en-GB', '1,234,567'],
    ['pl-PL', '1\u00a0234\u00a0567'],
    ['es-ES', '1.234.567'],
  ])('is grouped in %s', (locale, text) => {
    expect(typed('1234567', locale)).toEqual({ text, caret: text.length })
  })

  test.each([
    ['12,50', '12,50'],
    ['12.5', '12.5'],
    ['1234,50', '1.234,50'],
    ['1.5', '1.5'],
    ['12.500', '12.500'],
  ])('%s with a mark typed by hand stays as it was typed: no cents become euros', (keys, text) => {
    expect(typed(keys, 'de-DE').text).toBe(text)
  })

  test('a first digit is replaced without what follows losing its zeros', () => {
    const cleared = typeKey({ text: '1.002', caret: 1 }, 'Backspace', 'de-DE')
    expect(cleared).toEqual({ text: '002', caret: 0 })
    expect(typeKey(cleared, '2', 'de-DE')).toEqual({ text: '2.002', caret: 1 })
  })

  test.each([
    ['Backspace', { text: '1.234', caret: 2 }, { text: '234', caret: 0 }],
    ['Delete', { text: '1.234', caret: 1 }, { text: '134', caret: 1 }],
  ])('%s at a mark takes the digit beyond it', (key, field, expected) => {
    expect(typeKey(field, key, 'de-DE')).toEqual(expected)
  })

  test.each(['insertFromPaste', 'historyUndo', 'insertCompositionText', 'insertText', ''])(
    'what came by %j at once is read as a whole',
    (inputType) => {
      const edit = { before: '1.234', after: '20900,50', caret: 8, inputType, data: '20900,50' }
      expect(groupTyped(edit, 'de-DE')).toBeNull()
    },
  )
})

test.each(locales)('%s: digits and caret are those of a field without marks', (locale) => {
  const keys = fastCheck.array(
    fastCheck.oneof(
      { weight: 5, arbitrary: fastCheck.constantFrom(...'0123456789') },
      { weight: 2, arbitrary: fastCheck.constantFrom('Backspace', 'Delete', 'Left', 'Right') },
    ),
    { maxLength: 14 },
  )
  fastCheck.assert(
    fastCheck.property(keys, (pressed) => {
      let field: GroupedText = { text: '', caret: 0 }
      let plain = { digits: '', caret: 0 }
      for (const key of pressed) {
        if (key === 'Left' || key === 'Right') {
          const step = key === 'Left' ? -1 : 1
          const caret = Math.min(Math.max(plain.caret + step, 0), plain.digits.length)
          plain = { ...plain, caret }
          field = { ...field, caret: behind(field.text, caret) }
          continue
        }
        field = typeKey(field, key, locale)
        plain = typePlainKey(plain, key)
        expect(field.text.replace(/\D/g, '')).toBe(plain.digits)
        expect(field.text.slice(0, field.caret).replace(/\D/g, '').length).toBe(plain.caret)
        const reading = parseNumberText(field.text, { locale, decimals: 0 })
        expect(reading).toEqual(
          plain.digits === '' ? { kind: 'empty' } : { kind: 'number', value: Number(plain.digits) },
        )
      }
    }),
  )
})

function behind(text: string, digits: number): number {
  let position = 0
  while (text.slice(0, position).replace(/\D/g, '').length < digits) position += 1
  return position
}

function typePlainKey({ digits, caret }: { digits: string; caret: number }, key: Key) {
  if (key === 'Backspace') {
    const start = Math.max(caret - 1, 0)
    return { digits: digits.slice(0, start) + digits.slice(caret), caret: start }
  }
  if (key === 'Delete') return { digits: digits.slice(0, caret) + digits.slice(caret + 1), caret }
  return { digits: digits.slice(0, caret) + key + digits.slice(caret), caret: caret + 1 }
}
