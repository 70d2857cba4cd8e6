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
import type { DocumentLanguages, LabelledValue, PurchaseContract } from './port.ts'

/**
 * The contract between seller and buyer in the seller's language, German terms beside it. It
 * records what the hammer already made binding (rules 10), so it is complete without signatures.
 */
export function purchaseContract(
  contract: PurchaseContract,
  languages: DocumentLanguages,
): Promise<Uint8Array> {
  const { say, dateTimeWithZone } = languages.reader
  const pdf = createPdf({
    title: `${say('contract.title')} ${contract.number}`,
    author: 'CM24',
    lang: languages.reader.locale,
    createdAt: new Date(contract.soldAt),
  })
  writeMasthead(pdf, {
    title: say('contract.title'),
    term: languages.german.say('contract.title'),
    facts: [
      { label: say('contract.number'), value: contract.number },
      { label: say('contract.soldAt'), value: dateTimeWithZone(contract.soldAt) },
    ],
  })
  writeParties(pdf, contract, languages)
  writeVehicle(pdf, contract, languages)
  writeDefects(pdf, contract, languages)
  writePrice(pdf, contract, languages)
  writeHandover(pdf, contract, languages)
  writeClauses(pdf, contract, languages)
  writeSignatures(pdf, contract, languages)
  return pdf.finish((line, page) => {
    const place = { x: edges.left, y: 58, width: contentWidth }
    line(`CM24 · ${say('contract.number')} ${contract.number}`, place)
    line(say('page', { page }), { ...place, align: 'right' })
    line(`SHA-256 ${contract.snapshotHash}`, { ...place, y: 46 })
  })
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
