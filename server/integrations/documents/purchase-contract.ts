import { writeClauses, writeSignatures } from './contract-clauses.ts'
import { writeParties } from './contract-parties.ts'
import { writePrice } from './contract-price.ts'
import { contentWidth, createPaper, edges, type Paper, styles } from './paper.ts'
import {
  keepFactsWithHeading,
  writeFacts,
  writeHeading,
  writeList,
  writeMasthead,
} from './paper-blocks.ts'
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
  const paper = createPaper({
    title: `${say('contract.title')} ${contract.number}`,
    author: 'CM24',
    lang: languages.reader.locale,
    createdAt: new Date(contract.soldAt),
  })
  writeMasthead(paper, {
    title: say('contract.title'),
    term: languages.german.say('contract.title'),
    facts: [
      { label: say('contract.number'), value: contract.number },
      { label: say('contract.soldAt'), value: dateTimeWithZone(contract.soldAt) },
    ],
  })
  writeParties(paper, contract, languages)
  writeVehicle(paper, contract, languages)
  writeDefects(paper, contract, languages)
  writePrice(paper, contract, languages)
  writeHandover(paper, contract, languages)
  writeClauses(paper, contract, languages)
  writeSignatures(paper, contract, languages)
  return paper.finish((line, page) => {
    const place = { x: edges.left, y: 58, width: contentWidth }
    line(`CM24 · ${say('contract.number')} ${contract.number}`, place)
    line(say('page', { page }), { ...place, align: 'right' })
    line(`SHA-256 ${contract.snapshotHash}`, { ...place, y: 46 })
  })
}

function writeVehicle(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  const { vehicle } = contract
  writeHeading(paper, 'contract.vehicle', languages)
  writeFacts(paper, [
    { label: say('contract.model'), value: vehicle.title },
    { label: say('contract.vin'), value: vehicle.vin },
    ...(vehicle.plate ? [{ label: say('contract.plate'), value: vehicle.plate }] : []),
    ...vehicle.facts,
  ])
}

function writeDefects(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  writeHeading(paper, 'contract.defects', languages)
  if (contract.knownDefects.length === 0) {
    paper.write({ text: say('contract.noDefects'), style: styles.body })
    return
  }
  paper.write({ text: say('contract.defectsIntro'), style: styles.body })
  paper.moveDown(4)
  writeList(paper, contract.knownDefects)
}

function writeHandover(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
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
  keepFactsWithHeading(paper, facts)
  writeHeading(paper, 'contract.handover', languages)
  writeFacts(paper, facts)
}
