import { contentWidth, createPaper, edges, type Paper, styles } from './paper.ts'
import {
  columnWidth,
  hairlineAt,
  keepWithHeading,
  secondColumnX,
  writeFacts,
  writeHeading,
  writeList,
  writeMasthead,
  writePriceBox,
} from './paper-blocks.ts'
import type {
  DocumentLanguage,
  DocumentLanguages,
  LabelledValue,
  Party,
  PurchaseContract,
} from './port.ts'
import { lineHeight } from './text-layout.ts'

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

function heading(paper: Paper, key: string, { reader, german }: DocumentLanguages): void {
  writeHeading(paper, { title: reader.say(key), term: german.say(key) })
}

function writeParties(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  paper.moveDown(18)
  const top = paper.y
  writeParty(paper, { party: contract.seller, key: 'contract.seller', x: edges.left }, languages)
  const leftEnd = paper.y
  paper.y = top
  writeParty(paper, { party: contract.buyer, key: 'contract.buyer', x: secondColumnX }, languages)
  paper.y = Math.max(leftEnd, paper.y)
}

function writeParty(
  paper: Paper,
  { party, key, x }: { party: Party; key: string; x: number },
  { reader, german }: DocumentLanguages,
): void {
  const column = { x, width: columnWidth }
  paper.write({ text: reader.say(key), style: styles.heading, tag: 'H2', ...column })
  if (german.say(key) !== reader.say(key)) {
    paper.write({ text: german.say(key), style: styles.term, lang: 'de', ...column })
  }
  paper.moveDown(3)
  paper.write({ text: party.company ?? party.name, style: styles.strong, ...column })
  const lines = [
    ...(party.company ? [party.name] : []),
    party.street,
    `${party.zipCode} ${party.city}`,
    reader.country(party.country),
    ...(party.phone ? [`${reader.say('phone')}: ${party.phone}`] : []),
    ...(party.email ? [`${reader.say('email')}: ${party.email}`] : []),
    ...(party.vatId ? [`${reader.say('vatId')}: ${party.vatId}`] : []),
  ]
  paper.write({ text: lines.join('\n'), style: styles.body, ...column })
}

function writeVehicle(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  const { vehicle } = contract
  heading(paper, 'contract.vehicle', languages)
  writeFacts(paper, [
    { label: say('contract.model'), value: vehicle.title },
    { label: say('contract.vin'), value: vehicle.vin },
    ...(vehicle.plate ? [{ label: say('contract.plate'), value: vehicle.plate }] : []),
    ...vehicle.facts,
  ])
}

function writeDefects(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  heading(paper, 'contract.defects', languages)
  if (contract.knownDefects.length === 0) {
    paper.write({ text: say('contract.noDefects'), style: styles.body })
    return
  }
  paper.write({ text: say('contract.defectsIntro'), style: styles.body })
  paper.moveDown(4)
  writeList(paper, contract.knownDefects)
}

function writePrice(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say, money } = languages.reader
  const lines = vatLines(contract, languages)
  keepWithHeading(paper, lines)
  heading(paper, 'contract.price', languages)
  paper.moveDown(2)
  writePriceBox(paper, {
    label: say('contract.hammerPrice'),
    price: money(contract.hammerPriceEur),
    lines,
  })
}

/**
 * How VAT applies, in the languages of both sides; and in German, whose law governs the sale,
 * wherever a tax office may read it.
 */
function vatLines(
  { vat, vatRateBasisPoints }: PurchaseContract,
  { reader, other, german }: DocumentLanguages,
): string[] {
  const sides = distinct([reader, other])
  const withGerman = distinct([reader, other, german])
  const payable = reader.say('contract.payable', { amount: reader.moneyCents(vat.payableCents) })
  const wording = (languages: readonly DocumentLanguage[], vatCents: number) =>
    languages.map(({ say, percent, moneyCents }) =>
      say(`contract.vat.${vat.case}`, {
        rate: percent(vatRateBasisPoints),
        vat: moneyCents(vatCents),
        net: moneyCents(vat.netHammerCents),
      }),
    )
  switch (vat.case) {
    case 'private_without_vat':
      return wording(sides, 0)
    case 'margin_scheme':
      return wording(withGerman, 0)
    case 'intra_community_exempt':
    case 'new_vehicle_intra_community':
      return [...wording(withGerman, 0), payable]
    case 'domestic_with_vat':
      return wording(sides, vat.shownVatCents)
    case 'export_after_proof':
      return [...wording(withGerman, vat.refundedAfterProofCents), payable]
  }
}

function distinct(languages: readonly DocumentLanguage[]): DocumentLanguage[] {
  return [...new Map(languages.map((language) => [language.locale, language])).values()]
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
  heading(paper, 'contract.handover', languages)
  writeFacts(paper, facts)
}

function writeClauses(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  heading(paper, 'contract.terms', languages)
  const clauses = [
    ...['conclusion', 'payment', 'retention', 'condition'],
    contract.isSellerBusiness ? 'warrantyBusiness' : 'warrantyPrivate',
    ...['pickup', 'final'],
  ]
  for (const [index, name] of clauses.entries()) {
    writeClause(paper, { name, number: index + 1 }, languages)
  }
}

function writeClause(
  paper: Paper,
  { name, number }: { name: string; number: number },
  { reader, german }: DocumentLanguages,
): void {
  const key = `contract.clause.${name}`
  const title = reader.say(`${key}.title`)
  const term = german.say(`${key}.title`)
  const text = reader.say(`${key}.text`)
  paper.keepTogether(lineHeight(styles.strong) + paper.heightOf(text, styles.body) + 2)
  const heading = `${number}. ${title}`
  paper.write({
    text: term === title ? heading : `${heading} · ${term}`,
    ...{ style: styles.strong, tag: 'H2' },
  })
  paper.write({ text, style: styles.body })
  paper.moveDown(6)
}

function writeSignatures(paper: Paper, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say } = languages.reader
  paper.keepTogether(150)
  heading(paper, 'contract.signatures', languages)
  paper.write({ text: say('contract.signaturesNote'), style: styles.label })
  paper.moveDown(44)
  const y = paper.y
  paper.decorate(() => {
    hairlineAt(paper, y, edges.left, columnWidth)
    hairlineAt(paper, y, secondColumnX, columnWidth)
  })
  for (const [key, x] of [
    ['contract.seller', edges.left],
    ['contract.buyer', secondColumnX],
  ] as const) {
    const text = `${say('contract.placeDate')} · ${say(key)}`
    paper.write({ text, style: styles.label, x, width: columnWidth, y: y + 4 })
  }
  paper.moveDown(34)
  paper.write({ text: say('contract.snapshot'), style: styles.label })
  paper.write({ text: contract.snapshotHash, style: styles.small })
}
