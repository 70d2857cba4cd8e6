import type { Browser } from 'playwright-core'
import type { DrawnCell, DrawnPage } from './drawn-page.ts'
import { sequence } from './invented-vehicle.ts'

/** How well a paper is photographed; the longer side of the picture is `pixels`. */
export type PhotoQuality = {
  readonly pixels: number
  readonly tiltDegrees: readonly [least: number, most: number]
  readonly blurPixels: number
  readonly shadow: number
  /** Of the picture that the paper fills. */
  readonly fill: number
  readonly jpegQuality: number
}

export const photoQualities = {
  'clean 1,600': {
    pixels: 1600,
    tiltDegrees: [0, 0],
    blurPixels: 0,
    shadow: 0,
    fill: 0.94,
    jpegQuality: 85,
  },
  'mild 1,600': {
    pixels: 1600,
    tiltDegrees: [2, 4],
    blurPixels: 0.6,
    shadow: 0.15,
    fill: 0.88,
    jpegQuality: 70,
  },
  'mild 3,000': {
    pixels: 3000,
    tiltDegrees: [2, 4],
    blurPixels: 1.1,
    shadow: 0.15,
    fill: 0.88,
    jpegQuality: 70,
  },
  'hard 1,600': {
    pixels: 1600,
    tiltDegrees: [4, 8],
    blurPixels: 1.1,
    shadow: 0.4,
    fill: 0.78,
    jpegQuality: 60,
  },
  'hard 3,000': {
    pixels: 3000,
    tiltDegrees: [4, 8],
    blurPixels: 2,
    shadow: 0.4,
    fill: 0.78,
    jpegQuality: 60,
  },
} as const satisfies Readonly<Record<string, PhotoQuality>>

/** A photo of a drawn page as a JPEG; the same for the same seed. */
export async function photograph(
  browser: Browser,
  page: DrawnPage,
  { quality, seed }: { quality: PhotoQuality; seed: number },
): Promise<Buffer> {
  const next = sequence(seed * 7919 + 13)
  const [least, most] = quality.tiltDegrees
  const tilt = (least + next() * (most - least)) * (next() < 0.5 ? -1 : 1)
  const width = quality.pixels
  const height = Math.round((width * 3) / 4)
  const scale = Math.min(
    (width * quality.fill) / page.widthMm,
    (height * quality.fill) / page.heightMm,
  )
  const lean = most > 0 ? (next() - 0.5) * most * 1.5 : 0
  const tab = await browser.newPage({ viewport: { width, height } })
  try {
    await tab.setContent(`<!doctype html><style>
      body { margin: 0; background: #6b5a48; overflow: hidden; display: grid; place-items: center; height: 100vh; perspective: ${width * 2}px }
      main { position: relative; width: ${page.widthMm * scale}px; height: ${page.heightMm * scale}px; background: ${page.background};
        transform: rotateZ(${tilt}deg) rotateY(${lean}deg) rotateX(${lean / 2}deg); filter: blur(${quality.blurPixels}px); flex: none }
      span { position: absolute; white-space: pre; line-height: 1; color: #1c1c1c }
      aside { position: absolute; inset: 0; background: linear-gradient(${Math.round(next() * 360)}deg, rgba(0,0,0,${quality.shadow}), transparent 60%) }
      </style><main>${page.cells.map((cell) => spanOf(cell, scale)).join('')}</main><aside></aside>`)
    return await tab.screenshot({ type: 'jpeg', quality: quality.jpegQuality })
  } finally {
    await tab.close()
  }
}

const families = {
  sans: "'Liberation Sans', Arial, sans-serif",
  mono: "'Liberation Mono', 'DejaVu Sans Mono', monospace",
  serif: "'Liberation Serif', serif",
}

function spanOf({ x, y, text, sizeMm, font, isBold, color }: DrawnCell, scale: number): string {
  const style = `left:${x * scale}px;top:${(y - sizeMm * 0.8) * scale}px;font:${isBold ? '700' : '400'} ${sizeMm * scale}px ${families[font]};color:${color ?? '#1c1c1c'}`
  return `<span style="${style}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
}
