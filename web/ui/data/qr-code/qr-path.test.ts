import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

/** The path as a camera would see it, some pixels for each square. */
function photographed({ size, path }: ReturnType<typeof qrPath>) {
  const scale = 4
  const width = size * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const pixel = (Number(y) * scale + row) * width + Number(x) * scale + column
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  return { width, height: width, data }
}

test.each([
  'https://cm24.example/hilfe?token=7f1a2c9e-6b1d-4d7a-9a35-1f0f3f0f5a11.Zk3yQm9Xb2ZTd1pRcGxLa0poZw',
  'https://cm24.example/pomoc?token=ż',
])('a code says what was put into it: %s', (text) => {
  expect(decodeQR(photographed(qrPath(text)))).toBe(text)
})
