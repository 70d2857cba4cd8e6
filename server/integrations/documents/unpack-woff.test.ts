import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const file = createRequire(import.meta.url).resolve(
  '@fontsource/inter/files/inter-latin-400-normal.woff',
)

test('every table of the plain font has the bytes whose checksum the file states', () => {
  const font = unpackWoff(readFileSync(file))
  expect(font.readUInt32BE(0)).toBe(0x00_01_00_00)
  const count = font.readUInt16BE(4)
  expect(count).toBeGreaterThan(8)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    const tag = font.toString('latin1', at, at + 4)
    // The checksum of `head` leaves out one of its own fields.
    if (tag === 'head') continue
    const offset = font.readUInt32BE(at + 8)
    let sum = 0
    for (let byte = 0; byte < font.readUInt32BE(at + 12); byte += 4) {
      sum = (sum + font.readUInt32BE(offset + byte)) % 2 ** 32
    }
    expect([tag, sum]).toEqual([tag, font.readUInt32BE(at + 4)])
  }
})

test('what is not a WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.from('%PDF-1.7'))).toThrow('not a WOFF')
})
