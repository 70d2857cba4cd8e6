import type { CmsAnswer } from '#contract/endpoints/publishing/cms.ts'
import { cmsPage, isPopulated, readCmsQuery } from '#domain/publishing/cms-query.ts'
import { type EntryField, type EntryKind, fieldsOfKind } from '#domain/publishing/entry-kinds.ts'
import { defaultLocale } from '#locales/locales.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import type { ContentStore } from '../content-store.ts'
import { findPicturesIn } from '../pictures/content-picture-store.ts'
import { inLanguage, type PublishedText } from '../published-texts.ts'
import { numberEntries } from '../publishing-store.ts'
import { mediaOfText } from './media-of-text.ts'

type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** What is published, each entry once: in one language, or in German where that is missing, as on the site. */
export async function answerCollection(
  { pool, store }: { readonly pool: DatabasePool; readonly store: ContentStore },
  kind: EntryKind,
  raw: RawQuery,
): Promise<CmsAnswer> {
  const fields = fieldsOfKind(kind)
  const read = readCmsQuery(raw, ['name', 'locale', ...fields.map(nameOutside)])
  if ('unknown' in read) throw refuseFields([{ field: read.unknown, rule: 'option' }])
  const asked = typeof raw.locale === 'string' ? raw.locale : defaultLocale
  const shown = inLanguage(await store.list(kind), asked)
  const places = shown.map(({ key, locale }) => ({ kind, key, locale }))
  const numbers = await numberEntries(pool, places)
  const entries = shown.map((each) => ({
    id: numbers.get(`${kind} ${each.key} ${each.locale}`) ?? 0,
    attributes: attributesOf(each, fields),
  }))
  const { data, meta } = cmsPage(entries, read.query)
  if (!isPopulated(read.query, picturesField) || !fields.includes('body')) {
    return { data: data.map(({ id, attributes }) => ({ id, attributes: { ...attributes } })), meta }
  }
  const bodyOf = new Map(entries.map(({ id }, index) => [id, shown[index]?.text.body ?? '']))
  const known = await findPicturesIn(
    pool,
    data.map(({ id }) => bodyOf.get(id)),
  )
  return {
    data: data.map(({ id, attributes }) => ({
      id,
      attributes: { ...attributes, [picturesField]: mediaOfText(bodyOf.get(id) ?? '', known) },
    })),
    meta,
  }
}

/** What an entry refers to; its author comes as a name, as ever. */
const picturesField = 'pictures'

function attributesOf({ key, locale, text }: PublishedText, fields: readonly EntryField[]) {
  const valueOfField = (field: EntryField) => {
    const value = text[field] || null
    return field === 'position' && value !== null ? Number(value) : value
  }
  return {
    name: key,
    ...Object.fromEntries(fields.map((field) => [nameOutside(field), valueOfField(field)])),
    locale,
  }
}

/** The specification calls the text of a notice and of the terms its content. */
function nameOutside(field: EntryField): string {
  return field === 'body' ? 'content' : field
}
