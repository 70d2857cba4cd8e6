import { compressionPlan, fittedSize, smallestOf } from './compression.ts'

/** What travels in place of the chosen file; the file itself where nothing can be gained. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const plan = compressionPlan({ fileName: file.name, mimeType: file.type, sizeBytes: file.size })
  if (plan.kind === 'as_it_is') return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!bitmap) return file
  const { width, height } = fittedSize(bitmap)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return smallestOf(file, plan.quality, (quality) => encode(canvas, quality))
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))),
      'image/jpeg',
      quality,
    )
  })
}
