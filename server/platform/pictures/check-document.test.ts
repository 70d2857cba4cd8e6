import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document.ts'

async function pdf(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  const bytes = buffer(document)
  document.text('Zulassungsbescheinigung Teil I')
  document.end()
  await once(document, 'end')
  return bytes
}

async function reason(bytes: Uint8Array) {
  const outcome = await checkDocument(bytes)
  if (outcome.isAllowed) return outcome.document.kind
  return 'reason' in outcome.refusal.facts ? outcome.refusal.facts.reason : outcome.refusal.code
}

test('papers are accepted as PDF and as picture', async () => {
  const photo = await sharp({
    create: { width: 100, height: 100, channels: 3, background: '#eee' },
  })
    .jpeg()
    .toBuffer()
  expect(await checkDocument(await pdf())).toMatchObject({
    isAllowed: true,
    document: { kind: 'pdf', contentType: 'application/pdf', extension: 'pdf' },
  })
  expect(await checkDocument(photo)).toMatchObject({ document: { extension: 'jpg' } })
})

test('papers that nobody could open are refused with the reason', async () => {
  const good = await pdf()
  expect(await reason(await pdf({ userPassword: 'secret', pdfVersion: '1.7' }))).toBe('encrypted')
  expect(await reason(good.subarray(0, good.length / 2))).toBe('broken')
  expect(await reason(Buffer.from('<html>not a paper</html>'))).toBe('format')
  expect(await reason(Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0))).toBe('broken')
  expect(await reason(Buffer.alloc(26 * 1024 * 1024))).toBe('tooLarge')
})
