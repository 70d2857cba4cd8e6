import {
  compressionPlan,
  fittedSize,
  hasTooManyPixels,
  isHeic,
  isSmall,
  qualityWithoutWorker,
  smallestOf,
} from './compression.ts'
import {
  brightnessOf,
  checkedSidePx,
  faultsOfBrightness,
  type PictureFault,
} from './picture-quality.ts'

/** One photo made ready to be sent; the same in a worker and, where there is none, in the page. */

export type ReadyPicture = {
  readonly body: Blob
  readonly faults: readonly PictureFault[]
  /** No picture for this browser, and of no format that only the server reads. */
  readonly isBroken: boolean
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

export type Surroundings = {
  readonly canvasOf: (width: number, height: number) => Canvas
  readonly encode: (canvas: Canvas, quality: number) => Promise<Blob>
  readonly isWorker: boolean
}

const qualityOfFewBytes = 0.8

export async function makeReady(file: File, around: Surroundings): Promise<ReadyPicture> {
  const named = { fileName: file.name, mimeType: file.type, sizeBytes: file.size }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return { body: file, faults: [], isBroken: !isHeic(named) }
  try {
    const plan = compressionPlan(named)
    const faults = faultsOf(bitmap, around)
    if (plan.kind === 'as_it_is' && !hasTooManyPixels(bitmap)) {
      return { body: file, faults, isBroken: false }
    }
    const canvas = drawn(bitmap, fittedSize(bitmap), around)
    const wanted = plan.kind === 'compress' ? plan.quality : qualityOfFewBytes
    const quality = around.isWorker ? wanted : qualityWithoutWorker(wanted)
    const encode = (each: number) => around.encode(canvas, each)
    // One of too many pixels must not go as it is, however large the smaller one is in bytes.
    const body = hasTooManyPixels(bitmap)
      ? await encode(quality).catch(() => file)
      : await smallestOf(file, quality, encode)
    return { body, faults, isBroken: false }
  } finally {
    bitmap.close()
  }
}

export function faultsOf(bitmap: ImageBitmap, around: Surroundings): readonly PictureFault[] {
  const factor = Math.min(1, checkedSidePx / Math.max(bitmap.width, bitmap.height))
  const size = {
    width: Math.max(1, Math.round(bitmap.width * factor)),
    height: Math.max(1, Math.round(bitmap.height * factor)),
  }
  const pixels = contextOf(drawn(bitmap, size, around))?.getImageData(0, 0, size.width, size.height)
  const seen = pixels ? faultsOfBrightness(brightnessOf(pixels.data, size.width, size.height)) : []
  return isSmall(bitmap) ? ['small'] : seen
}

function drawn(
  bitmap: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  { canvasOf }: Surroundings,
): Canvas {
  const canvas = canvasOf(width, height)
  contextOf(canvas)?.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

function contextOf(canvas: Canvas) {
  // Both kinds of canvas draw alike; their types do not say so together.
  return canvas.getContext('2d') as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
}
