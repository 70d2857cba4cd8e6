import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
const [day = '', night = ''] = css.split('prefers-color-scheme: dark')

/** By night a colour that the night does not set is the day's. */
function token(name: string, scheme: Scheme): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`)
  const value = (scheme === 'dark' && colour.exec(night)?.[1]) || colour.exec(day)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}`)
  return value
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string, scheme: Scheme): number {
  const [light = 0, dark = 0] = [front, back]
    .map((name) => luminance(token(name, scheme)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const textPairs = [
  ...['ink', 'ink-2', 'brand-strong', 'brand-deep', 'good', 'bad', 'warn', 'late'].flatMap(
    (front) => [
      [front, 'card'],
      [front, 'page'],
    ],
  ),
  ['ink', 'brand-tint'],
  ['ink', 'good-tint'],
  ['ink', 'bad-tint'],
  ['ink', 'warn-tint'],
  ['ink-2', 'brand-tint'],
  ['ink-2', 'good-tint'],
  ['ink-2', 'bad-tint'],
  ['ink-2', 'warn-tint'],
  ['ink-2', 'late-tint'],
  ['brand-strong', 'brand-tint'],
  ['brand-deep', 'brand-tint'],
  ['good', 'good-tint'],
  ['bad', 'bad-tint'],
  ['warn', 'warn-tint'],
  ['late', 'late-tint'],
  ['card', 'brand-strong'],
  ['card', 'brand-deep'],
  ['card', 'ink'],
  ['card', 'good'],
  ['card', 'bad'],
  ['card', 'bad-deep'],
  ['card', 'warn'],
  ['card', 'late'],
  ['on-night', 'admin'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
]

const graphicPairs = [
  ['brand', 'card'],
  ['brand', 'page'],
  ['line-strong', 'card'],
  ['line-strong', 'page'],
  ['lamp-red', 'night'],
  ['lamp-yellow', 'night'],
  ['lamp-green', 'night'],
]

describe.each(schemes)('the colours of the design system, %s', (scheme) => {
  test.each(textPairs)('%s on %s is readable as text, at least 4.5:1', (front, back) => {
    expect(contrast(`${front}`, `${back}`, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphicPairs)('%s on %s is visible as a mark, at least 3:1', (front, back) => {
    expect(contrast(`${front}`, `${back}`, scheme)).toBeGreaterThanOrEqual(3)
  })
})

test('no style asks for a token that nobody sets: the declaration would not count', () => {
  const web = new URL('..', import.meta.url)
  const sheets = globSync('**/*.css', { cwd: web }).map((file) => ({
    file,
    text: readFileSync(new URL(file, web), 'utf8'),
  }))
  const set = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  )
  // Set by the library's list, as wide as its field.
  set.add('--trigger-width')
  const missing = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})
