/** What is done to a picture by hand: turned, cut, parts of it covered. All in percent of what is seen. */

export type Box = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type PictureEdit = {
  /** Quarter turns to the right. */
  readonly turns: 0 | 1 | 2 | 3
  /** What stays; the whole picture where it is absent. */
  readonly cut: Box | null
  readonly covers: readonly Box[]
}

export const noEdit: PictureEdit = { turns: 0, cut: null, covers: [] }
export const wholePicture: Box = { left: 0, top: 0, width: 100, height: 100 }
export const leastBox = 8

export function isEdited({ turns, cut, covers }: PictureEdit): boolean {
  return turns !== 0 || cut !== null || covers.length > 0
}

/** What was marked goes along with the picture. */
export function turned({ turns, cut, covers }: PictureEdit): PictureEdit {
  const next = ((turns + 1) % 4) as PictureEdit['turns'] // 0 to 3 by the remainder.
  return { turns: next, cut: cut && turnedBox(cut), covers: covers.map(turnedBox) }
}

function turnedBox({ left, top, width, height }: Box): Box {
  return { left: 100 - top - height, top: left, width: height, height: width }
}

export function movedBox(box: Box, across: number, down: number): Box {
  return {
    ...box,
    left: within(box.left + across, 0, 100 - box.width),
    top: within(box.top + down, 0, 100 - box.height),
  }
}

export function resizedBox(box: Box, wider: number, higher: number): Box {
  return {
    ...box,
    // One that began smaller, as a line of text, may stay so.
    width: within(box.width + wider, Math.min(leastBox, box.width), 100 - box.left),
    height: within(box.height + higher, Math.min(leastBox, box.height), 100 - box.top),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

export type Size = { readonly width: number; readonly height: number }

/** Where the cut lies in a turned picture of this size, in whole pixels. */
export function cutInPixels({ cut }: PictureEdit, size: Size): Box {
  return inPixels(cut ?? wholePicture, size)
}

export function inPixels({ left, top, width, height }: Box, size: Size): Box {
  return {
    left: Math.round((left / 100) * size.width),
    top: Math.round((top / 100) * size.height),
    width: Math.max(1, Math.round((width / 100) * size.width)),
    height: Math.max(1, Math.round((height / 100) * size.height)),
  }
}

export function turnedSize({ width, height }: Size, turns: PictureEdit['turns']): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}
