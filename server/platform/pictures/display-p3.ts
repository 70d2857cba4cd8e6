/**
 * Phones store HEIC in the wide colours of Display P3, and the HEIC decoder hands out those numbers
 * untouched. Taken for sRGB every picture would look a little pale, so they are converted here: same
 * curve, other primaries, so one matrix in linear light is enough.
 */

/** Judged by the red primary of the profile: names differ from maker to maker, the colour does not. */
export function isDisplayP3(profile: Buffer | undefined): boolean {
  const red = profile === undefined ? undefined : findRedPrimary(profile)
  // 0.515 is Display P3, 0.436 sRGB, 0.609 Adobe RGB.
  return red !== undefined && Math.abs(red - 0.515) < 0.01
}

/** X of the tag `rXYZ` of an ICC profile; absent in profiles without primaries, of grey for example. */
function findRedPrimary(profile: Buffer): number | undefined {
  const tagTable = 128
  if (profile.length < tagTable + 4) return undefined
  const tagCount = Math.min(profile.readUInt32BE(tagTable), 100)
  for (let index = 0; index < tagCount; index += 1) {
    const entry = tagTable + 4 + index * 12
    if (entry + 12 > profile.length) return undefined
    if (profile.toString('latin1', entry, entry + 4) !== 'rXYZ') continue
    const value = profile.readUInt32BE(entry + 4) + 8
    return value + 4 > profile.length ? undefined : profile.readInt32BE(value) / 65_536
  }
  return undefined
}

const linearSteps = 4096

const toLinear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const fromLinear = Uint8Array.from({ length: linearSteps + 1 }, (_, step) => {
  const share = step / linearSteps
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
})

/** In place, some 20 ns a pixel: call it where nobody waits. */
export function convertDisplayP3ToSrgb(rgba: Uint8Array): void {
  for (let index = 0; index < rgba.length; index += 4) {
    const red = toLinear[rgba[index] ?? 0] ?? 0
    const green = toLinear[rgba[index + 1] ?? 0] ?? 0
    const blue = toLinear[rgba[index + 2] ?? 0] ?? 0
    rgba[index] = encode(1.2249401 * red - 0.2249404 * green)
    rgba[index + 1] = encode(1.0420571 * green - 0.0420569 * red)
    rgba[index + 2] = encode(1.0982735 * blue - 0.0196376 * red - 0.0786361 * green)
  }
}

function encode(linear: number): number {
  const clipped = linear < 0 ? 0 : linear > 1 ? 1 : linear
  return fromLinear[(clipped * linearSteps + 0.5) | 0] ?? 0
}
