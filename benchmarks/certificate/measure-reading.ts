import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { certificateFields } from '#domain/certificate/certificate-fields.ts'
import type { CertificateReading } from '#domain/certificate/certificate-reading.ts'
import { readField } from '#domain/certificate/field-values.ts'
import { parseCertificate } from '#domain/certificate/parse-certificate.ts'
import {
  type CertificateCountry,
  type CertificateFacts,
  inventedVehicle,
} from '#e2e/certificates/invented-vehicle.ts'
import { heldOutLayouts, tunedLayouts } from '#e2e/certificates/layouts.ts'
import { type PhotoQuality, photograph, photoQualities } from '#e2e/certificates/photograph.ts'
import { findBrowser } from '#e2e/support/find-browser.ts'
import type { DocumentReader } from '#web/document-reader/document-reader.ts'
import { loadReader } from './load-models.ts'
import { Scores } from './scores.ts'

/** From here on a value is taken over with one yes for a page. */
const sureConfidence = 0.6
/** Of every two samples one is German, because only German papers have the sizes. */
const countries: readonly CertificateCountry[] = ['DE', 'NL', 'DE', 'PL']

export async function measureReading({
  count,
  set,
  isVerbose,
}: {
  count: number
  set: 'tuned' | 'held out'
  isVerbose: boolean
}): Promise<void> {
  const reader = await loadReader()
  const program = await findBrowser()
  if (!program) throw new Error('No Chromium was found to draw papers with')
  const browser = await chromium.launch({
    executablePath: program.executablePath,
    args: ['--no-sandbox', ...program.arguments],
    env: { ...process.env, ...program.environment } as Record<string, string>, // Set ones alone.
  })
  const scores = new Scores(sureConfidence)
  try {
    for (const [name, quality] of Object.entries(photoQualities) as [string, PhotoQuality][]) {
      for (let sample = 0; sample < count; sample++) {
        const country = countries[sample % countries.length] ?? 'DE'
        const seed = (set === 'tuned' ? 1000 : 5000) + sample
        const facts = inventedVehicle(country, seed)
        const tuned = tunedLayouts[country]
        const layout =
          set === 'tuned' ? tuned[Math.floor(sample / 4) % tuned.length] : heldOutLayouts[country]
        if (!layout) continue
        const jpeg = await photograph(browser, layout(facts), { quality, seed })
        const begun = performance.now()
        const readings = await read(reader, jpeg)
        scores.addSeconds(name, (performance.now() - begun) / 1000)
        compare(facts, country, readings, (code, wanted, reading) => {
          const isRight = isSame(code, wanted, reading?.value)
          scores.add(name, code, { isRight, reading })
          if (isVerbose && !isRight) {
            console.log(
              `${name} ${country} ${seed} ${code}: ${wanted} read as ${reading?.value ?? '-'} (${reading?.confidence.toFixed(2) ?? ''})`,
            )
          }
        })
      }
    }
  } finally {
    await browser.close()
  }
  scores.print(Object.keys(photoQualities), { count, set })
}

async function read(reader: DocumentReader, jpeg: Buffer): Promise<CertificateReading[]> {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { words } = await reader.read({ width: info.width, height: info.height, data })
  return parseCertificate(words)
}

const germanAlone = new Set(['18', '19', '20', '2.1', '10'])

/** Blanks in names and plates are left aside: the model seldom sees them, and nothing depends on them. */
function isSame(code: string, wanted: string, read: string | undefined): boolean {
  const isName = code === 'D.3' || code === 'A'
  return isName ? wanted.replaceAll(' ', '') === read?.replaceAll(' ', '') : wanted === read
}

function compare(
  facts: CertificateFacts,
  country: CertificateCountry,
  readings: readonly CertificateReading[],
  each: (code: string, wanted: string, reading: CertificateReading | undefined) => void,
): void {
  for (const [code, field] of Object.entries(certificateFields)) {
    const drawn = facts[code]
    if (drawn === undefined || (germanAlone.has(code) && country !== 'DE')) continue
    const wanted = readField(field, drawn)?.value ?? drawn
    each(
      code,
      wanted,
      readings.find((reading) => reading.code === code),
    )
  }
}
