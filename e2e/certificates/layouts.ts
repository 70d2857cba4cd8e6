import type { DrawnPage } from './drawn-page.ts'
import { germanNarrow, germanPanels, germanSheet } from './german-layouts.ts'
import type { CertificateCountry, CertificateFacts } from './invented-vehicle.ts'
import { dutchLabels, type ListStyle, listedPage } from './listed-layouts.ts'

type Layout = (facts: CertificateFacts) => DrawnPage

const listed =
  (style: ListStyle): Layout =>
  (facts) =>
    listedPage(facts, style)

const plain = { labels: {}, hasUnits: false, valueFont: 'sans', isValueBold: false } as const

/** Papers in the manner of three countries, with which the reader was tuned. */
export const tunedLayouts: Readonly<Record<CertificateCountry, readonly Layout[]>> = {
  DE: [germanSheet, germanPanels],
  NL: [
    listed({
      ...plain,
      title: 'KENTEKENBEWIJS',
      labels: dutchLabels,
      hasUnits: true,
      codeForm: (code) => `(${code})`,
      valueAtMm: 57,
      stepMm: 4.6,
      columns: 1,
      columnWidthMm: 110,
      background: '#f2e6c8',
    }),
    listed({
      ...plain,
      title: 'NEDERLAND',
      codeForm: (code) => code,
      isValueBold: true,
      valueAtMm: 13,
      stepMm: 6.1,
      columns: 2,
      columnWidthMm: 71,
      background: '#e9dcef',
    }),
  ],
  PL: [
    listed({
      ...plain,
      title: 'DOWOD REJESTRACYJNY',
      codeForm: (code) => code,
      valueAtMm: 11,
      stepMm: 5.2,
      columns: 1,
      columnWidthMm: 110,
      background: '#e6efe0',
    }),
    listed({
      ...plain,
      title: 'RZECZPOSPOLITA POLSKA',
      codeForm: (code) => `${code}:`,
      valueFont: 'mono',
      isValueBold: true,
      valueAtMm: 13,
      stepMm: 6.1,
      columns: 2,
      columnWidthMm: 71,
      background: '#eaf1e4',
    }),
  ],
}

/** Papers for measuring alone: nothing was tuned with them. */
export const heldOutLayouts: Readonly<Record<CertificateCountry, Layout>> = {
  DE: germanNarrow,
  NL: listed({
    ...plain,
    title: 'KENTEKENBEWIJS DEEL IA',
    labels: dutchLabels,
    hasUnits: true,
    codeForm: (code) => code,
    valueFont: 'mono',
    valueAtMm: 52,
    stepMm: 6.4,
    columns: 2,
    columnWidthMm: 104,
    background: '#dfe8f2',
  }),
  PL: listed({
    ...plain,
    title: 'DOWOD REJESTRACYJNY',
    codeForm: (code) => `${code}.`,
    valueFont: 'serif',
    valueAtMm: 18,
    stepMm: 5.7,
    columns: 2,
    columnWidthMm: 66,
    background: '#f0ece2',
  }),
}
