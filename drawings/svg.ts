/** The few SVG words the drawings need, as functions that return markup. */

export type Attributes = Readonly<Record<string, string | number | undefined>>
export type Point = readonly [number, number]
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Stop = readonly [offset: number, colour: string, opacity?: number]

function element(name: string, attributes: Attributes, body?: string): string {
  let markup = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    markup += ` ${key}="${typeof value === 'number' ? round(value) : value}"`
  }
  return body === undefined ? `${markup}/>` : `${markup}>${body}</${name}>`
}

export function path(outline: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: outline, fill, ...more })
}

/** An open line, round at its ends. */
export function line(outline: string, stroke: string, width: number, more: Attributes = {}) {
  return path(outline, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  })
}

export function rect(box: Box, fill: string, radius = 0, more: Attributes = {}): string {
  return element('rect', { ...box, rx: radius === 0 ? undefined : radius, fill, ...more })
}

export function circle(centre: Point, radius: number, fill: string, more: Attributes = {}) {
  return element('circle', { cx: centre[0], cy: centre[1], r: radius, fill, ...more })
}

export function ellipse(centre: Point, radii: Point, fill: string, more: Attributes = {}) {
  const [cx, cy] = centre
  return element('ellipse', { cx, cy, rx: radii[0], ry: radii[1], fill, ...more })
}

export function group(attributes: Attributes, ...parts: string[]): string {
  return element('g', attributes, parts.join(''))
}

/** From top to bottom of what it fills; vehicles are drawn with y upwards and turn it round. */
export function fade(id: string, stops: readonly Stop[], direction: 'down' | 'up' = 'down') {
  const [y1, y2] = direction === 'down' ? [0, 1] : [1, 0]
  return element('linearGradient', { id, x1: 0, y1, x2: 0, y2 }, stopsOf(stops))
}

export function glow(id: string, stops: readonly Stop[]): string {
  return element('radialGradient', { id }, stopsOf(stops))
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : String(opacity),
      }),
    )
    .join('')
}

export function clipPath(id: string, outline: string): string {
  return element('clipPath', { id }, element('path', { d: outline }))
}

/** Path data with its numbers rounded, which halves the size of a drawing. */
export function trace(strings: TemplateStringsArray, ...values: readonly (number | string)[]) {
  return strings.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? round(value) : value) + part
  })
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A smooth open curve through all points. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  let outline = trace`M${at(0)[0]} ${at(0)[1]}`
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    outline += trace`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6}`
    outline += trace` ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6}`
    outline += trace` ${to[0]} ${to[1]}`
  }
  return outline
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
