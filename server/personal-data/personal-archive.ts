import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'
import { findWholeListing } from '../areas/listing/api.ts'
import type { ImageStore } from '../integrations/image-store/port.ts'
import type { ZipEntry } from '../platform/files/zip.ts'
import type { Services } from '../platform/services.ts'
import { listPersonalRows, type PersonalData, type PersonalRow } from './export-store.ts'
import { overviewPage } from './overview-page.ts'
import { type PersonalSection, personalSections, personalTables } from './personal-tables.ts'

/**
 * All that is kept of a person as files of one archive: `data.json` for programs, `overview.html` for people, and
 * the files themselves.
 */

export type ArchiveServices = Pick<Services, 'pool' | 'keys' | 'now'> & {
  readonly images: ImageStore
}

type StoredFile = { readonly name: string; readonly storageKey: string }

export async function* personalArchive(
  services: ArchiveServices,
  person: { readonly customerId: number; readonly locale: string },
): AsyncGenerator<ZipEntry> {
  const { customerId, locale } = person
  const { data, files, pictures } = await collect(services, customerId)
  const madeAt = services.now().toISOString()
  const json = JSON.stringify({ madeAt, customerId, data }, null, 2)
  yield { name: 'data.json', bytes: Buffer.from(json), isText: true }
  const page = overviewPage(data, {
    locale,
    texts: textsOf(locale, 'document-export'),
    madeAt: formatFor(isLocale(locale) ? locale : defaultLocale).dateTime(madeAt),
  })
  yield { name: 'overview.html', bytes: Buffer.from(page), isText: true }
  for (const { name, storageKey } of files) {
    const opened = await services.images.openStream(storageKey)
    if (opened) yield { name, bytes: await buffer(opened.stream) }
  }
  for (const { entityId, key } of pictures) yield* pictureFile(services.images, { entityId, key })
}

async function collect(
  services: ArchiveServices,
  customerId: number,
): Promise<{
  readonly data: PersonalData
  readonly files: readonly StoredFile[]
  readonly pictures: readonly { readonly entityId: number; readonly key: string }[]
}> {
  const data = Object.fromEntries(personalSections.map((section) => [section, {}])) as Record<
    PersonalSection,
    Record<string, readonly PersonalRow[]>
  >
  const files: StoredFile[] = []
  const pictures: { entityId: number; key: string }[] = []
  for (const table of personalTables) {
    const found = await listPersonalRows(services.pool, table, customerId)
    if (found.length === 0) continue
    const rows =
      table.table === 'listings'
        ? await withSecrets(services, found, pictures)
        : found.map(({ row }) => row)
    data[table.section][table.table] = rows
    if (table.hasFile)
      files.push(...found.flatMap(({ row, storageKey }) => fileOf(table.table, row, storageKey)))
  }
  return { data, files, pictures }
}

/** What only the owner may know of an ad stands among its values, as in the editor. */
async function withSecrets(
  { pool, keys }: ArchiveServices,
  found: readonly { readonly row: PersonalRow }[],
  pictures: { entityId: number; key: string }[],
): Promise<readonly PersonalRow[]> {
  const rows: PersonalRow[] = []
  for (const { row } of found) {
    const entityId = Number(row.listing_id)
    const listing = await findWholeListing(pool, entityId, keys.auctionSecrets)
    rows.push({ ...row, ...(listing && { vehicle_values: listing.values }) })
    for (const key of picturesIn(row)) pictures.push({ entityId, key })
  }
  return rows
}

/** Keys of pictures, wherever in the ad they stand. */
function picturesIn(row: PersonalRow): ReadonlySet<string> {
  return new Set(
    [...JSON.stringify(row).matchAll(/"value":"([0-9a-f]{32})"/g)].map(([, key = '']) => key),
  )
}

function fileOf(table: string, row: PersonalRow, storageKey: string | null): StoredFile[] {
  if (storageKey === null) return []
  const extension = extname(String(row.file_name))
  const number = String(row.document_id)
  return [{ name: `files/${table}-${number}${extension}`, storageKey }]
}

const readable = /^(\d+)\.(jpeg|webp)$/

/** The largest size in a form that every program opens. */
async function* pictureFile(
  images: ImageStore,
  { entityId, key }: { readonly entityId: number; readonly key: string },
): AsyncGenerator<ZipEntry> {
  const names = (await images.listPictureFiles(key)).flatMap((name) => {
    const [, width = '', format = ''] = readable.exec(name) ?? []
    return width === '' ? [] : [{ name, format, width: Number(width) }]
  })
  const [largest] = names.sort(
    (first, second) => second.width - first.width || first.format.localeCompare(second.format),
  )
  const opened = largest && (await images.openStream(`pictures/${key}/${largest.name}`))
  if (!largest || !opened) return
  const name = `pictures/${entityId}/${key.slice(0, 8)}.${largest.format}`
  yield { name, bytes: await buffer(opened.stream) }
}
