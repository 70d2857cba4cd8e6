import sharp from 'sharp'
import { type AdPicture, drawAd } from '#drawings/draw-ad.ts'
import type { VehicleFacts } from '#drawings/draw-vehicle.ts'
import { encodeSizes, largestStep } from '#server/platform/pictures/encode-sizes.ts'
import { computePictureKey, describePixels } from '#server/platform/pictures/process-picture.ts'

/**
 * Puts drawn pictures where sellers' pictures lie. At first only the drawing itself is stored, which
 * takes milliseconds: the image store sends it in place of every size. A job makes the sizes later
 * (`makeDrawingSizes`), because notifications and previews on other sites need a JPEG.
 */

/** What is needed of the image store. */
export type DrawingStore = {
  publishPicture: (
    pictureKey: string,
    files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  ) => Promise<void>
  listPictureFiles: (pictureKey: string) => Promise<string[]>
  openStream: (key: string) => Promise<{ readonly stream: AsyncIterable<Buffer> } | undefined>
}

export type StoredDrawing = {
  readonly kind: AdPicture['kind']
  readonly key: string
  readonly width: number
  readonly height: number
  readonly thumbhash: string
  readonly mainColour: string
}

const fileName = 'drawing.svg'
const size = { width: largestStep, height: (largestStep * 3) / 4 }

/** All pictures of one ad, main picture first; running it again changes nothing. */
export async function storeAdDrawings(
  store: DrawingStore,
  ad: { readonly seed: string | number; readonly facts: VehicleFacts },
): Promise<StoredDrawing[]> {
  return await Promise.all(drawAd(ad.seed, ad.facts).map((drawn) => storeDrawing(store, drawn)))
}

export async function storeDrawing(
  store: DrawingStore,
  { kind, svg }: AdPicture,
): Promise<StoredDrawing> {
  const bytes = Buffer.from(svg)
  const key = computePictureKey(bytes)
  const miniature = await sharp(bytes)
    .resize(100, 75)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = miniature.info
  const described = await describePixels({ rgb: miniature.data, width, height })
  const existing = await store.listPictureFiles(key)
  if (existing.length === 0) await store.publishPicture(key, [{ name: fileName, bytes }])
  return { kind, key, ...size, ...described }
}

/** Some 0.3 s for one drawing; false when there was nothing to do, so it can be repeated freely. */
export async function makeDrawingSizes(store: DrawingStore, pictureKey: string): Promise<boolean> {
  const existing = await store.listPictureFiles(pictureKey)
  if (!existing.includes(fileName) || existing.some((name) => name.endsWith('.jpeg'))) return false
  const opened = await store.openStream(`pictures/${pictureKey}/${fileName}`)
  if (opened === undefined) return false
  const svg = Buffer.concat(await Array.fromAsync(opened.stream))
  const { data, info } = await sharp(svg, { density: 144 })
    .resize(size.width, size.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = { rgb: data, width: info.width, height: info.height }
  const files = await encodeSizes(pixels, 'sparing')
  await store.publishPicture(
    pictureKey,
    files.map(({ width, format, bytes }) => ({ name: `${width}.${format}`, bytes })),
  )
  return true
}
