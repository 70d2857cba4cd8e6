/** A paper to be photographed; places are millimetres from its upper left corner. */
export type DrawnPage = {
  readonly widthMm: number
  readonly heightMm: number
  readonly background: string
  readonly cells: readonly DrawnCell[]
}

export type DrawnFont = 'sans' | 'mono' | 'serif'

export type DrawnCell = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly sizeMm: number
  readonly font: DrawnFont
  readonly isBold?: boolean
  readonly color?: string
}
