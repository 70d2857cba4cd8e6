import type { DeviceDatabase, KeptEntry } from './device-database.ts'
import type { OpenPages } from './open-pages.ts'

/**
 * Files that wait on this device until the server has them: after a closed tab, an empty battery, an
 * hour without a network they are found again where they belong.
 */
export type KeptFile<Target> = {
  readonly id: string
  readonly file: File
  readonly target: Target
  /** When it was chosen; files of one choice are told apart by fractions. Milliseconds since 1970. */
  readonly keptAt: number
}

export type FileKeeper<Target> = {
  /**
   * What lies here and no open page sends; from now on it is this page's. `again` is called once a page
   * that has others of this place is closed.
   */
  readonly take: (again: () => void) => Promise<readonly KeptFile<Target>[]>
  /** Whether the device has it. A second time under the same id says where it belongs now. */
  readonly keep: (kept: KeptFile<Target>) => Promise<boolean>
  readonly drop: (id: string) => void
}

type FileEntry = KeptEntry & {
  readonly id: string
  readonly place: string
  readonly page: string
  readonly content: Blob
  readonly name: string
  readonly type: string
  readonly target: unknown
}

export type KeptPlace = {
  /** Where the files belong now, such as `7/gallery`. */
  readonly place: () => string
  readonly customerId: () => number | null
}

export function createFileKeeper<Target>(
  { device, pages }: { readonly device: DeviceDatabase; readonly pages: OpenPages },
  { place, customerId }: KeptPlace,
): FileKeeper<Target> {
  const keep = ({ id, file, target, keptAt }: KeptFile<Target>) => {
    pages.hold(id)
    const entry: FileEntry = {
      ...{ id, target, keptAt, content: file, name: file.name, type: file.type },
      ...{ place: place(), page: pages.own, customerId: customerId() },
    }
    return device.write('files', (store) => store.put(entry))
  }

  return {
    keep,
    drop: (id) => {
      void device.write('files', (store) => store.delete(id)).then(() => pages.release(id))
    },
    take: async (again) => {
      const found = await device.read<FileEntry[]>('files', (store) =>
        store.index('place').getAll(place()),
      )
      const others = (found ?? []).filter(
        (entry) =>
          entry.page !== pages.own &&
          (entry.customerId === null || entry.customerId === customerId()),
      )
      if (others.length === 0) return []
      const open = await pages.list()
      const busy = new Set(others.map(({ page }) => page).filter((page) => open.has(page)))
      for (const page of busy) void pages.closed(page).then(again)
      const files = others
        .filter(({ page }) => !busy.has(page))
        .sort((first, second) => first.keptAt - second.keptAt)
        .map(({ id, content, name, type, target, keptAt }) => ({
          id,
          file: new File([content], name, { type }),
          target: target as Target, // This very keeper's place wrote it.
          keptAt,
        }))
      for (const file of files) void keep(file)
      return files
    },
  }
}

/** The ad has a number now: what waits for it waits under that one. */
export async function moveKeptFiles(
  device: DeviceDatabase,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await device.write('files', (store) => {
    const asked = store.index('place').openCursor(placesOf(from))
    asked.onsuccess = () => {
      const cursor = asked.result
      if (!cursor) return
      const entry = cursor.value as FileEntry // This module alone writes the store.
      cursor.update({ ...entry, place: to + entry.place.slice(from.length) })
      cursor.continue()
    }
    return 'goes_on'
  })
}

/** Where files of an ad wait, without its name: `gallery`, `damage/0`. */
export async function keptPlaces(device: DeviceDatabase, name: string): Promise<readonly string[]> {
  const found = await device.read<FileEntry[]>('files', (store) =>
    store.index('place').getAll(placesOf(name)),
  )
  return [...new Set((found ?? []).map(({ place }) => place.slice(name.length + 1)))]
}

function placesOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound(`${name}/`, `${name}/\uffff`)
}
