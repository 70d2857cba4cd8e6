import encodeQR from 'qr'

/** The light margin that readers need around a code, in squares of the code. */
const margin = 4

/** A text as a QR code: the dark squares as one path of an SVG whose sides are `size` long. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}
