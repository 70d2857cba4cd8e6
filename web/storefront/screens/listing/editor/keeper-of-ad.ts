import { device } from '#web/api/device/device-database.ts'
import { createFileKeeper, type FileKeeper } from '#web/api/device/kept-files.ts'
import { openPages } from '#web/api/device/open-pages.ts'
import type { AdEditor } from './ad-editor.ts'

/** Keeps files of an ad on this device until the server has them. `place` is where in the ad they belong. */
export function keeperOf<Target>(editor: AdEditor, place: () => string): FileKeeper<Target> {
  return createFileKeeper(
    { device, pages: openPages },
    { place: () => `${editor.name}/${place()}`, customerId: () => editor.customerId },
  )
}
