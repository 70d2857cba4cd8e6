import { z } from 'zod'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import {
  type EntryField,
  type EntryKind,
  type EntryText,
  fieldsOfKind,
  longestField,
} from '#domain/publishing/entry-kinds.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import type { OutsideText } from './port.ts'

/**
 * A page of a collection. Version 4 wraps an entry's fields in `attributes` and every relation in `data`, version 5 does
 * neither; both are read.
 */
const fields = z.record(z.string(), z.unknown())
const entry = z.looseObject({
  id: z.int(),
  documentId: z.string().optional(),
  attributes: fields.optional(),
})
const page = z.object({
  data: z.array(entry),
  meta: z.object({ pagination: z.object({ pageCount: z.int().min(0) }).optional() }).optional(),
})
const relation = z.object({ data: entry.nullable() })
const localizations = z.object({ data: z.array(entry) })

type Asked = { readonly kind: EntryKind; readonly locale: string }
type Entry = z.infer<typeof entry>

/** Undefined for what is no such page: broken JSON, an error, another form. */
export function readStrapiPage(
  source: string,
  asked: Asked,
): { readonly texts: readonly OutsideText[]; readonly pageCount: number } | undefined {
  const read = page.safeParse(parsed(source))
  if (!read.success) return undefined
  const texts = read.data.data.flatMap((each): OutsideText[] => {
    const values = fieldsOf(each)
    // Where a translation is missing some answer with another language; that is no text of the one asked for.
    const isOther = typeof values.locale === 'string' && values.locale !== asked.locale
    return isOther ? [] : [{ key: keyOf(each), text: textOf(values, asked.kind) }]
  })
  return { texts, pageCount: read.data.meta?.pagination?.pageCount ?? 1 }
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function fieldsOf(each: Entry): Readonly<Record<string, unknown>> {
  return each.attributes ?? each
}

const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The same in all languages: the entry's own name, else what its translations have in common. */
function keyOf(each: Entry): string {
  const values = fieldsOf(each)
  const name = typeof values.name === 'string' ? values.name.trim() : ''
  if (keyPattern.test(name) && name.length <= 80) return name
  const documentId = each.documentId?.toLowerCase() ?? ''
  if (keyPattern.test(documentId)) return documentId
  const others = localizations.safeParse(values.localizations)
  const ids = [each.id, ...(others.success ? others.data.data.map(({ id }) => id) : [])]
  return `entry-${Math.min(...ids)}`
}

function textOf(values: Readonly<Record<string, unknown>>, kind: EntryKind): EntryText {
  return Object.fromEntries(
    fieldsOfKind(kind).map((field) => [field, readField(field, values)] as const),
  )
}

/** What has no form that we read is empty, so that the entry is named as one that lacks it. */
function readField(field: EntryField, values: Readonly<Record<string, unknown>>): string {
  switch (field) {
    case 'body': {
      const content = values.content ?? values.body
      // One that is longer than what may be written here is no text of ours.
      const isText = typeof content === 'string' && content.length <= longestField
      return isText ? htmlToMarkdown(content) : ''
    }
    case 'validFrom':
      return dayOf(plain(values.validFrom))
    case 'author':
      return plain(values.author) || nameOfRelation(values.author)
    default:
      return plain(values[field])
  }
}

function plain(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

function nameOfRelation(value: unknown): string {
  const wrapped = relation.safeParse(value)
  const related = entry.safeParse(wrapped.success ? wrapped.data.data : value)
  return related.success ? keyOf(related.data) : ''
}

/** A day stays itself; an instant is the day that it falls on in Berlin. */
function dayOf(text: string): string {
  const instant = text.length > 'YYYY-MM-DD'.length ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? text : berlinDate(instant)
}
