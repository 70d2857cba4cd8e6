import sharp from 'sharp'

/** Two pages of a certificate that is nobody's, with people, plate and identification number covered. */

type Row = { readonly code: string; readonly value: string | null }

const size = { width: 1240, height: 880 }

/** Values that are null are covered. */
export function drawCoveredPages(facts: {
  readonly vehicle: string
  readonly firstRegistration: string
  readonly weightKg: number
  readonly powerKw: number | null
}): Promise<Buffer>[] {
  const { vehicle, firstRegistration, weightKg, powerKw } = facts
  const front: Row[] = [
    { code: 'A', value: null },
    { code: 'C.1.1', value: null },
    { code: 'C.1.2', value: null },
    { code: 'C.1.3', value: null },
    { code: 'I', value: firstRegistration },
  ]
  const inside: Row[] = [
    { code: 'B', value: firstRegistration },
    { code: 'D.3', value: vehicle },
    { code: 'E', value: null },
    { code: 'F.1', value: `${weightKg}` },
    { code: 'P.2', value: powerKw === null ? '—' : `${powerKw}` },
  ]
  return [front, inside].map(drawPage)
}

function drawPage(rows: readonly Row[]): Promise<Buffer> {
  const lines = rows.map(({ code, value }, at) => {
    const top = 250 + at * 110
    const text =
      value === null
        ? `<rect x="230" y="${top - 42}" width="${560 + ((at * 173) % 300)}" height="58" fill="#000"/>`
        : `<text x="230" y="${top}" font-size="40" font-weight="700" fill="#0f172a">${value}</text>`
    return `<text x="80" y="${top}" font-size="28" fill="#64748b">${code}</text>${text}
      <path d="M80 ${top + 30}H1160" stroke="#94a3b8" stroke-width="1.5"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif">
    <rect width="${size.width}" height="${size.height}" fill="#e4efe6"/>
    <rect x="40" y="40" width="1160" height="800" fill="none" stroke="#64748b" stroke-width="2"/>
    <text x="80" y="115" font-size="40" font-weight="700" fill="#0f172a">Zulassungsbescheinigung Teil I</text>
    <text x="80" y="160" font-size="24" fill="#64748b">Musterdokument der CM24-Demo, kein amtliches Papier</text>
    ${lines.join('')}</svg>`
  return sharp(Buffer.from(page)).png().toBuffer()
}
