import { writeClauses, writeSignatures } from './contract-clauses.ts'
import { writeParties } from './contract-parties.ts'
import { writePrice } from './contract-price.ts'
import { contentWidth, createPdf, edges, type Pdf, styles } from './pdf.ts'
import {
  keepFactsWithHeading,
  writeFacts,
  writeHeading,
  writeList,
  writeMasthead,
} from './pdf-blocks.ts'
import type { ContractWords, DocumentLanguages, LabelledValue, PurchaseContract } from './port.ts'

/**
 * The contract between seller and buyer in the seller's language, German terms beside it, and behind it the
 * whole once more in the buyer's. The first part governs. It records what the hammer already made binding
 * (rules 10), so it is complete without signatures.
 */
export function purchaseContract(
  contract: PurchaseContract,
  languages: DocumentLanguages,
): Promise<Uint8Array> {
  const { reader, other, german } = languages
  const { translation } = contract
  const pdf = createPdf({
    title: `${reader.say('contract.title')} ${contract.number}`,
    author: 'CM24',
    lang: reader.locale,
    createdAt: new Date(contract.soldAt),
  })
  const isBilingual = translation !== undefined && other.locale !== reader.locale
  const note = isBilingual
    ? reader.say('contract.versions', {
        governing: nameOf(reader.locale, reader.locale),
        other: nameOf(other.locale, reader.locale),
      })
    : null
  writeVersion(pdf, contract, { languages, note })
  writeSignatures(pdf, contract, languages)
  if (isBilingual) {
    pdf.turnPage()
    writeVersion(pdf, inWords(contract, translation), {
      languages: { reader: other, other: reader, german },
      note: other.say('contract.translationNote', {
        governing: nameOf(reader.locale, other.locale),
      }),
    })
  }
  const { say } = reader
  return pdf.finish((line, page) => {
    const place = { x: edges.left, y: 58, width: contentWidth }
    line(`CM24 · ${say('contract.number')} ${contract.number}`, place)
    line(say('page', { page }), { ...place, align: 'right' })
    line(`SHA-256 ${contract.snapshotHash}`, { ...place, y: 46 })
  })
}

function nameOf(locale: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(locale) ?? locale
}

function inWords(contract: PurchaseContract, words: ContractWords): PurchaseContract {
  const { facts, confirmed, knownDefects, pickupPlace, handedOver } = words
  return {
    ...{ ...contract, confirmed, knownDefects, handedOver },
    vehicle: { ...contract.vehicle, facts },
    pickup: { ...contract.pickup, place: pickupPlace },
  }
}

/** All but the signatures, which stand below the version that governs alone. */
function writeVersion(
  pdf: Pdf,
  contract: PurchaseContract,
  { languages, note }: { readonly languages: DocumentLanguages; readonly note: string | null },
): void {
  const { say, dateTimeWithZone } = languages.reader
  writeMasthead(pdf, {
    title: say('contract.title'),
    term: languages.german.say('contract.title'),
    facts: [
      { label: say('contract.number'), value: contract.number },
      { label: say('contract.soldAt'), value: dateTimeWithZone(contract.soldAt) },
    ],
  })
  if (note !== null) {
    pdf.moveDown(8)
    pdf.write({ text: note, style: styles.strong })
  }
  writeParties(pdf, contract, languages)
  writeVehicle(pdf, contract, languages)
  writeDefects(pdf, contract, languages)
  writeConfirmed(pdf, contract, languages)
  writePrice(pdf, contract, languages)
  writeHandover(pdf, contract, languages)
  writeClauses(pdf, contract, languages)
}

function writeVehicle(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  const { vehicle } = contract
  writeHeading(pdf, 'contract.vehicle', languages)
  writeFacts(pdf, [
    { label: say('contract.model'), value: vehicle.title },
    { label: say('contract.vin'), value: vehicle.vin },
    ...(vehicle.plate ? [{ label: say('contract.plate'), value: vehicle.plate }] : []),
    ...vehicle.facts,
  ])
}

function writeDefects(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  writeHeading(pdf, 'contract.defects', languages)
  if (contract.knownDefects.length === 0) {
    pdf.write({ text: say('contract.noDefects'), style: styles.body })
    return
  }
  pdf.write({ text: say('contract.defectsIntro'), style: styles.body })
  pdf.moveDown(4)
  writeList(pdf, contract.knownDefects)
}

/** What is not confirmed by anybody has no heading either. */
function writeConfirmed(pdf: Pdf, { confirmed }: PurchaseContract, languages: DocumentLanguages) {
  if (confirmed.length === 0) return
  keepFactsWithHeading(pdf, confirmed)
  writeHeading(pdf, 'contract.confirmed', languages)
  pdf.write({ text: languages.reader.say('contract.confirmedIntro'), style: styles.body })
  pdf.moveDown(4)
  writeFacts(pdf, confirmed)
}

function writeHandover(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say, date, kilometres } = languages.reader
  const { pickup, handedOver } = contract
  const facts: LabelledValue[] = [
    { label: say('contract.pickupPlace'), value: pickup.place },
    {
      label: say('contract.availableFrom'),
      value:
        pickup.availableFrom === undefined
          ? say('contract.availableNow')
          : date(pickup.availableFrom),
    },
  ]
  if (pickup.expectedMileageKm !== undefined) {
    facts.push({
      label: say('contract.expectedMileage'),
      value: kilometres(pickup.expectedMileageKm),
    })
  }
  if (handedOver.length > 0) {
    facts.push({ label: say('contract.handedOver'), value: handedOver.join(', ') })
  }
  keepFactsWithHeading(pdf, facts)
  writeHeading(pdf, 'contract.handover', languages)
  writeFacts(pdf, facts)
}
