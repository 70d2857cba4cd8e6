import { expect, test } from 'vitest'
import { documentsOfAd } from './documents-of-ad.ts'

const page = (pageId: number, documentType: 'registration_part_1' | 'inspection_report') => ({
  pageId,
  documentType,
  isReleased: true,
})
const document = (documentId: number, fileName: string) => ({
  documentId,
  documentType: 'registration_part_1' as const,
  fileName,
  uploadedAt: '2026-11-23T10:00:00.000Z',
})

test('copies stand with the first paper of their kind, and alone where there is none (rules 1)', () => {
  const readable = documentsOfAd({
    documents: [document(1, ''), document(2, 'schein.pdf')],
    coveredPages: [
      page(7, 'registration_part_1'),
      page(8, 'registration_part_1'),
      page(9, 'inspection_report'),
    ],
  })
  expect(
    readable.map(({ documentType, file, pages }) => [
      documentType,
      file?.fileName ?? null,
      pages.map(({ pageId }) => pageId),
    ]),
  ).toEqual([
    ['registration_part_1', null, [7, 8]],
    ['registration_part_1', 'schein.pdf', []],
    ['inspection_report', null, [9]],
  ])
})
