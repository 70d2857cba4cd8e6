import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseTemplate } from '#content/notifications/notification-template.ts'
import { defaultLocale, type Locale, locales } from '#locales/locales.ts'
import { treeWithRuleFigures, withRuleFigures } from '#locales/rule-figures.ts'
import { declarationOf, valueTypes } from './message-declaration.ts'
import type { MessageTree } from './vite/messages.ts'

/**
 * Writes which values each text needs as a type, so that the compiler knows every key and every
 * value of `t('box.placeBid', { amount })`. Run it after changing keys or values; a build does it
 * too. A language whose text wants other values than the German one is refused.
 */
const root = join(import.meta.dirname, '..')
const target = join(root, 'locales/messages.generated.ts')

/** Answers whether the file had to change. */
export function declareMessages(): boolean {
  const text = writtenDeclarations()
  if (text === current()) return false
  writeFileSync(target, text)
  return true
}

/** The whole file, as the texts of today want it. */
export function writtenDeclarations(): string {
  const declarations = [
    '/** Pages, refusals, papers and the frame of notifications, by area. */',
    `export type Messages = ${declarationOf(perLocale(areasOf))}`,
    '',
    '/** Subject and body of each notification together. */',
    `export type NotificationTexts = ${declarationOf(perLocale(notificationsOf))}`,
    '',
    '/** The sentences somebody agrees to. */',
    `export type ConsentSentences = ${declarationOf(perLocale(consentsOf))}`,
    '',
  ].join('\n')
  const types = valueTypes.filter((name) => new RegExp(`\\b${name}\\b[ ;\\n]`).test(declarations))
  return [
    '// Written by tools/declare-messages.ts from the texts of all languages. Do not edit.',
    `import type { ${types.join(', ')} } from './message-types.ts'`,
    '',
    declarations,
  ].join('\n')
}

function perLocale(read: (locale: Locale) => MessageTree): ReadonlyMap<Locale, MessageTree> {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return new Map([defaultLocale, ...others].map((locale) => [locale, read(locale)]))
}

function areasOf(locale: Locale): MessageTree {
  const folder = join(root, 'locales/messages', locale)
  return Object.fromEntries(
    namesIn(folder, '.json').map((area) => [
      area,
      treeWithRuleFigures(readJson(folder, area), locale),
    ]),
  )
}

function notificationsOf(locale: Locale): MessageTree {
  const folder = join(root, 'content', locale, 'mail')
  return Object.fromEntries(
    namesIn(folder, '.md').map((notification) => {
      const source = readFileSync(join(folder, `${notification}.md`), 'utf8')
      const { subject, action, paragraphs } = parseTemplate(
        withRuleFigures(source, locale),
        `${locale}/${notification}`,
      )
      return [notification, [subject, action ?? '', ...paragraphs].join('\n')]
    }),
  )
}

function consentsOf(locale: Locale): MessageTree {
  const { sentences } = readJson(join(root, 'content', locale), 'consent')
  if (typeof sentences !== 'object') throw new Error(`${locale} has no sentences of consent`)
  return sentences
}

function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .sort()
}

function readJson(folder: string, name: string): MessageTree {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

function current(): string {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) declareMessages()
