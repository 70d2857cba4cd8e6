import { faultsOf } from './make-ready.ts'
import type { PictureFault } from './picture-quality.ts'
import { inThePage } from './shrink-picture.ts'

/** What a photo itself shows to be wrong with it; nothing where it cannot be drawn here. */
export async function faultsOfPhoto(photo: Blob): Promise<readonly PictureFault[]> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const faults = faultsOf(bitmap, inThePage)
    bitmap.close()
    return faults
  } catch {
    return []
  }
}
