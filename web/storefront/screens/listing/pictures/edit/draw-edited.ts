import { cutInPixels, inPixels, type PictureEdit, turnedSize } from './picture-edit.ts'

const quality = 0.9
/** More shows no more, and a phone's browser has no canvas for a photo of 48 megapixels. */
const longerSidePx = 2400
/** Covered parts become this many squares across: nothing can be read, and the picture keeps its look. */
const squares = 6

export type CoverLook = 'squares' | 'black'

/** The picture as it was edited; an error where the device has no room for it. */
export async function drawEdited(
  image: HTMLImageElement,
  edit: PictureEdit,
  look: CoverLook,
): Promise<Blob> {
  const whole = turnedPicture(image, edit.turns)
  for (const cover of edit.covers) {
    if (look === 'squares') coverUp(whole, inPixels(cover, whole))
    else blackOut(whole, inPixels(cover, whole))
  }
  const cut = cutInPixels(edit, whole)
  const canvas = canvasOf(cut.width, cut.height)
  contextOf(canvas).drawImage(
    whole,
    ...([cut.left, cut.top, cut.width, cut.height] as const),
    ...([0, 0, cut.width, cut.height] as const),
  )
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  if (!blob) throw new Error('No picture came out')
  return blob
}

/** The whole picture, turned, for the screen. */
export function showTurned(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  turns: PictureEdit['turns'],
): void {
  const picture = turnedPicture(image, turns)
  canvas.width = picture.width
  canvas.height = picture.height
  contextOf(canvas).drawImage(picture, 0, 0)
}

function turnedPicture(image: HTMLImageElement, turns: PictureEdit['turns']): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, longerSidePx / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)]
  const size = turnedSize({ width, height }, turns)
  const canvas = canvasOf(size.width, size.height)
  const context = contextOf(canvas)
  context.translate(size.width / 2, size.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(image, -width / 2, -height / 2, width, height)
  return canvas
}

/** The mean colours of a few squares, so that no blur can be undone. */
function coverUp(canvas: HTMLCanvasElement, box: ReturnType<typeof inPixels>): void {
  const { left, top, width, height } = box
  const down = Math.max(1, Math.round((squares * height) / width))
  const small = canvasOf(squares, down)
  contextOf(small).drawImage(canvas, left, top, width, height, 0, 0, squares, down)
  const context = contextOf(canvas)
  context.imageSmoothingEnabled = false
  context.drawImage(small, 0, 0, squares, down, left, top, width, height)
}

function blackOut(canvas: HTMLCanvasElement, box: ReturnType<typeof inPixels>): void {
  // A canvas fills with black unless it is told otherwise.
  contextOf(canvas).fillRect(box.left, box.top, box.width, box.height)
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No room for a canvas')
  return context
}
