import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '#locales/locales.ts'
import type { LetterName } from './letter-catalogue.ts'

/**
 * A letter's file: front matter with `subject` and, where there is something to do, `action` (the
 * button's words), then paragraphs parted by blank lines. `{name}` and ICU plurals stand for
 * values, `**words**` for weight.
 */
export type LetterTemplate = {
  readonly subject: string
  readonly action: string | null
  readonly paragraphs: readonly string[]
}

const templates = new Map<string, LetterTemplate>()

export function letterTemplate(letter: LetterName, locale: Locale): LetterTemplate {
  const key = `${locale}/${letter}`
  const known = templates.get(key)
  if (known) return known
  const file = join(import.meta.dirname, '..', locale, 'mail', `${letter}.md`)
  const template = parseLetter(readFileSync(file, 'utf8'), key)
  templates.set(key, template)
  return template
}

export function parseLetter(source: string, name: string): LetterTemplate {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!parts?.[1] || parts[2] === undefined) throw new Error(`letter ${name} has no front matter`)
  const front = new Map(
    parts[1].split('\n').map((line) => {
      const [key = '', ...rest] = line.split(': ')
      return [key.trim(), rest.join(': ').trim()] as const
    }),
  )
  const subject = front.get('subject')
  if (!subject) throw new Error(`letter ${name} has no subject`)
  return {
    subject,
    action: front.get('action') ?? null,
    paragraphs: parts[2]
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
      .filter((paragraph) => paragraph !== ''),
  }
}
