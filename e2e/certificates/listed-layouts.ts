import type { DrawnCell, DrawnFont, DrawnPage } from './drawn-page.ts'
import type { CertificateFacts } from './invented-vehicle.ts'

/** Papers that list a code a line, as the Dutch card and the Polish sheet do. */

const listedCodes: readonly string[] =
  'A B D.1 D.2 D.3 E F.1 F.2 G J K O.1 O.2 P.1 P.2 P.3 S.1 V.7 V.9'.split(' ')

export const dutchLabels: Readonly<Record<string, string>> = {
  A: 'Kenteken',
  B: 'Datum eerste toelating',
  'D.1': 'Merk',
  'D.2': 'Type',
  'D.3': 'Handelsbenaming',
  E: 'Voertuigidentificatienummer',
  'F.1': 'Techn. max. massa',
  'F.2': 'Toegestane max. massa',
  G: 'Massa rijklaar',
  J: 'Voertuigcategorie',
  K: 'Typegoedkeuring',
  'O.1': 'Max. massa geremd',
  'O.2': 'Max. massa ongeremd',
  'P.1': 'Cilinderinhoud',
  'P.2': 'Nettomaximumvermogen',
  'P.3': 'Brandstof',
  'S.1': 'Aantal zitplaatsen',
  'V.7': 'CO2',
  'V.9': 'Milieuklasse',
}

const units: Readonly<Record<string, string>> = {
  ...{ 'F.1': ' kg', 'F.2': ' kg', G: ' kg', 'O.1': ' kg', 'O.2': ' kg' },
  ...{ 'P.1': ' cm3', 'P.2': ' kW' },
}

export type ListStyle = {
  readonly title: string
  readonly labels: Readonly<Record<string, string>>
  readonly hasUnits: boolean
  readonly codeForm: (code: string) => string
  readonly valueFont: DrawnFont
  readonly isValueBold: boolean
  /** From the code to its value. */
  readonly valueAtMm: number
  readonly stepMm: number
  readonly columns: 1 | 2
  readonly columnWidthMm: number
  readonly background: string
}

export function listedPage(facts: CertificateFacts, style: ListStyle): DrawnPage {
  const perColumn = Math.ceil(listedCodes.length / style.columns)
  const cells = listedCodes.flatMap((code, index): DrawnCell[] => {
    const x = 5 + Math.floor(index / perColumn) * style.columnWidthMm
    const y = 13 + (index % perColumn) * style.stepMm
    const label = style.labels[code]
    const value = `${facts[code] ?? '-'}${style.hasUnits ? (units[code] ?? '') : ''}`
    return [
      { x, y, text: style.codeForm(code), sizeMm: 2.6, font: 'sans', isBold: !style.isValueBold },
      ...(label === undefined ? [] : [labelCell(label, x + 11, y)]),
      {
        x: x + style.valueAtMm,
        y: y + 0.2,
        text: value,
        sizeMm: 2.9,
        font: style.valueFont,
        isBold: style.isValueBold,
      },
    ]
  })
  const title: DrawnCell = { x: 5, y: 6, text: style.title, sizeMm: 3, font: 'serif', isBold: true }
  return {
    widthMm: 8 + style.columns * style.columnWidthMm,
    heightMm: 20 + perColumn * style.stepMm,
    background: style.background,
    cells: [title, ...cells],
  }
}

function labelCell(text: string, x: number, y: number): DrawnCell {
  return { x, y, text, sizeMm: 2.4, font: 'sans', color: '#555' }
}
