import type { DrawnCell, DrawnFont, DrawnPage } from './drawn-page.ts'
import type { CertificateFacts } from './invented-vehicle.ts'

/** The inner page, a line a row: each code with its place and that of its value in millimetres. */
const innerRows: readonly string[] = [
  'B 2 6, 2.1 42 47, 2.2 62 67',
  'J 2 6, 4 30 34',
  'E 2 6, 3 62 66',
  'D.1 2 8',
  'D.2 2 8',
  'D.3 2 8',
  '5 2 6',
  'V.9 2 8, 14 42 47',
  'P.3 2 8, 10 34 39, 14.1 52 59, P.1 74 80',
  'L 2 6, 9 14 18, P.2/P.4 26 36, T 62 66',
  '18 2 7, 19 26 31, 20 50 55',
  'G 2 6, 12 26 31, 13 50 55, V.7 68 74',
  'F.1 2 8, F.2 30 36',
  'O.1 2 8, O.2 30 36, S.1 56 62, S.2 72 78',
  '15.1 2 9',
  'R 2 6, 11 50 55',
  'K 2 6',
]

type Style = {
  readonly labelColor: string
  readonly labelSizeMm: number
  readonly valueSizeMm: number
  readonly valueFont: DrawnFont
  readonly background: string
}

/** Holder at the left, vehicle at the right, values in a typewriter's capitals. */
export function germanSheet(given: CertificateFacts): DrawnPage {
  const style: Style = {
    labelColor: '#3c5a78',
    labelSizeMm: 2,
    valueSizeMm: 3.1,
    valueFont: 'mono',
    background: '#eef2e6',
  }
  const facts = withGermanFields(given)
  const pair = pairDrawer(facts, style)
  return {
    widthMm: 175,
    heightMm: 104,
    background: style.background,
    cells: [
      ...pair('A', { x: 4, y: 14, valueX: 9 }),
      ...pair('C.1.1', { x: 4, y: 22, valueX: 12 }),
      ...pair('C.1.3', { x: 4, y: 29, valueX: 12 }),
      ...innerRows.flatMap((row, index) =>
        pairsOf(row).flatMap(([code, x, valueX]) =>
          pair(code, { x: 70 + x, y: 8 + index * 5.4, valueX: 70 + valueX }),
        ),
      ),
    ],
  }
}

/** Two panels of plain capitals, the code higher than its value. */
export function germanPanels(given: CertificateFacts): DrawnPage {
  const style: Style = {
    labelColor: '#4a4a6a',
    labelSizeMm: 1.9,
    valueSizeMm: 3,
    valueFont: 'sans',
    background: '#f3f0e8',
  }
  const pair = pairDrawer(withGermanFields(given), style)
  return {
    widthMm: 195,
    heightMm: 96,
    background: style.background,
    cells: [
      ...pair('A', { x: 3, y: 12, valueX: 7, valueLower: 0.3 }),
      ...innerRows.flatMap((row, index) => {
        const [left, top] = index < 9 ? [3, 30 + index * 6.6] : [100, 6 + (index - 9) * 6.6]
        return pairsOf(row).flatMap(([code, x, valueX]) =>
          pair(code, {
            x: left + x * 0.95,
            y: top,
            valueX: left + valueX * 0.95 + 1,
            valueLower: 0.5,
          }),
        )
      }),
    ],
  }
}

/** A narrow sheet with a printer's thin capitals, larger codes and lines further apart. For measuring alone. */
export function germanNarrow(given: CertificateFacts): DrawnPage {
  const style: Style = {
    labelColor: '#2f4a3a',
    labelSizeMm: 2.2,
    valueSizeMm: 2.8,
    valueFont: 'serif',
    background: '#edf0f4',
  }
  const pair = pairDrawer(withGermanFields(given), style)
  return {
    widthMm: 130,
    heightMm: 118,
    background: style.background,
    cells: [
      ...pair('C.1.1', { x: 6, y: 6, valueX: 16 }),
      ...pair('A', { x: 6, y: 11, valueX: 11 }),
      ...innerRows.flatMap((row, index) =>
        pairsOf(row).flatMap(([code, x, valueX]) =>
          pair(code, { x: 5 + x * 1.15, y: 18 + index * 5.8, valueX: 6 + valueX * 1.15 }),
        ),
      ),
    ],
  }
}

function pairDrawer(facts: CertificateFacts, style: Style) {
  return (
    code: string,
    { x, y, valueX, valueLower = 0 }: { x: number; y: number; valueX: number; valueLower?: number },
  ): DrawnCell[] => [
    { x, y, text: code, sizeMm: style.labelSizeMm, font: 'sans', color: style.labelColor },
    {
      x: valueX,
      y: y + valueLower,
      text: facts[code] ?? '-',
      sizeMm: style.valueSizeMm,
      font: style.valueFont,
    },
  ]
}

function pairsOf(row: string): (readonly [code: string, x: number, valueX: number])[] {
  return row.split(', ').map((pair) => {
    const [code = '', x, valueX] = pair.split(' ')
    return [code, Number(x), Number(valueX)]
  })
}

/** What German papers hold besides: combined codes, fields that nothing is taken from, and people. */
function withGermanFields(facts: CertificateFacts): CertificateFacts {
  return {
    ...facts,
    'C.1.1': facts.name ?? '',
    'C.1.3': facts.town ?? '',
    'P.2/P.4': `${facts['P.2']}/3600`,
    '2.2': 'ABC00012 3',
    '4': 'SA',
    '3': '7',
    '5': 'SO.KFZ WOHNMOBIL UEB.2,5T',
    '14': 'EURO 6',
    '14.1': '36W0',
    L: '2',
    '9': '1',
    T: '150',
    '15.1': '225/75R16CP 118R',
    R: 'WEISS',
    '11': '1',
  }
}
