import { describe, expect, it } from 'vitest'
import { findForbidden } from '../text-filter.ts'
import { phrase } from './phrase.ts'
import { allPatterns } from './phrases.ts'

describe('rules 8: the notation of phrases', () => {
  it.each([
    ['kann ich .. vorbeikomm*', 'kann ich heute abend vorbeikommen', true],
    ['kann ich .. vorbeikomm*', 'kann ich das sehen. er will vorbeikommen', false],
    ['kann ich .. vorbeikomm*', 'kann ich fur 30.000 vorbeikommen', true],
    ['bei_ihnen (mal) ansehen', 'bei ihnen mal ansehen', true],
    ['bei_ihnen (mal) ansehen', 'bei uns mal ansehen', false],
    ['es ansehen !foto*', 'es ansehen auf einem foto', false],
    ['gehen auch # $', 'gehen auch 28.500?', true],
    ['gehen auch # $', 'gehen auch 120 ps?', false],
    ['gehen auch # $', 'gehen auch 2019?', false],
    ['tar du #', 'tar du 250 000 kr', true],
    ['what want|$', 'what?', true],
  ])('"%s" in "%s": %s', (notation, text, isFound) => {
    expect(phrase(notation).test(text)).toBe(isFound)
  })

  it('refuses a phrase that ends with what may be missing', () => {
    expect(() => phrase('kann (mal)')).toThrow('kann (mal)')
  })
})

describe('rules 8: a hostile text', () => {
  it('finds no pattern that repeats a repetition, which is what takes forever', () => {
    for (const { source } of allPatterns) {
      expect(source, source).not.toMatch(/[*+]\)[*+]|[*+]\)\{\d+,\}|\)\{\d+,\}/)
    }
  })

  it.each([
    ['words that begin a phrase', 'kann ich '],
    ['words of many phrases', 'was wollen sie wie viel '],
    ['figures', '1'],
    ['figures and blanks', '30 '],
    ['thousands', '30.000 '],
    ['dots', '.'],
    ['blanks', ' '],
    ['letters', 'a'],
    ['letters and signs', 'a.b@'],
    ['a phrase all but finished', 'bei 30 '],
    ['questions', 'was? '],
  ])('of 2,000 characters, %s, is read to its end', (_name, part) => {
    const text = part.repeat(Math.ceil(2000 / part.length)).slice(0, 2000)
    expect(() => findForbidden(text)).not.toThrow()
  })
})
