import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NotificationCode } from '#domain/messaging/notification-table.ts'
import type { Locale } from '#locales/locales.ts'
import { withRuleFigures } from '#locales/rule-figures.ts'

/**
 * A notification's file: front matter with `subject` and, where there is something to do, `action` (the
 * button's words), then paragraphs parted by blank lines. `{name}` and ICU plurals stand for
 * values, `**words**` for weight.
 */
export type NotificationTemplate = {
  readonly subject: string
  readonly action: string | null
  readonly paragraphs: readonly string[]
}

const templates = new Map<string, NotificationTemplate>()

export function notificationTemplate(
  notification: NotificationCode,
  locale: Locale,
): NotificationTemplate {
  const key = `${locale}/${notification}`
  const known = templates.get(key)
  if (known) return known
  const file = join(import.meta.dirname, '..', locale, 'mail', `${notification}.md`)
  const template = parseTemplate(withRuleFigures(readFileSync(file, 'utf8'), locale), key)
  templates.set(key, template)
  return template
}

export function parseTemplate(source: string, name: string): NotificationTemplate {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source)
  if (!parts?.[1] || parts[2] === undefined)
    throw new Error(`notification ${name} has no front matter`)
  const front = new Map(
    parts[1].split('\n').map((line) => {
      const [key = '', ...rest] = line.split(': ')
      return [key.trim(), rest.join(': ').trim()] as const
    }),
  )
  const subject = front.get('subject')
  if (!subject) throw new Error(`notification ${name} has no subject`)
  return {
    subject,
    action: front.get('action') ?? null,
    paragraphs: parts[2]
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
      .filter((paragraph) => paragraph !== ''),
  }
}
