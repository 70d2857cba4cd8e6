import { drawingFileName } from './storage-keys.ts'

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
}

export function contentTypeOf(fileName: string): string {
  return contentTypes[fileName.split('.')[1] ?? ''] ?? 'application/octet-stream'
}

/**
 * What to send when the wanted size does not exist (yet): the narrowest that is wide enough, else
 * the widest, WebP before JPEG because it is smaller and every browser reads it, at last the
 * drawing. AVIF is never a stand-in: who asks for another format may be unable to read it.
 */
export function choosePictureFile(
  wantedFileName: string,
  existing: readonly string[],
): string | undefined {
  if (existing.includes(wantedFileName)) return wantedFileName
  const wantedWidth = Number.parseInt(wantedFileName, 10)
  const candidates = ['webp', 'jpeg'].flatMap((format) => {
    const ofFormat = existing.filter((name) => name.endsWith(`.${format}`))
    const ascending = ofFormat.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    return ascending.find((name) => Number.parseInt(name, 10) >= wantedWidth) ?? ascending.at(-1)
  })
  const stored = candidates.find((name) => name !== undefined)
  return stored ?? existing.find((name) => name === drawingFileName)
}
