/** Colours are `#rrggbb` throughout. */

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => {
    const blended = Math.round(value + ((target[index] ?? value) - value) * share)
    return blended.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
