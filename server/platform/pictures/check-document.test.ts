import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
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

test('documents are accepted as PDF and as picture', async () => {
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

test('documents that nobody could open are refused with the reason', async () => {
  const good = await pdf()
  expect(await reason(await pdf({ userPassword: 'secret', pdfVersion: '1.7' }))).toBe('encrypted')
  expect(await reason(good.subarray(0, good.length / 2))).toBe('broken')
  expect(await reason(Buffer.from('<html>not a document</html>'))).toBe('format')
  expect(await reason(Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0))).toBe('broken')
  expect(await reason(Buffer.alloc(26 * 1024 * 1024))).toBe('tooLarge')
})

describe('a file that is not what it says is refused', () => {
  const archive = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

  test.each([
    ['a program with a PDF behind its first bytes', 'MZ\x90\0', ''],
    ['a web page with a PDF behind it', '<html><script>alert(1)</script>', ''],
  ])('%s', async (_what, before, after) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), await pdf(), Buffer.from(after)])
    expect(await reason(bytes)).toBe('format')
  })

  test('a PDF or a photo with an archive behind it', async () => {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    expect(await reason(Buffer.concat([await pdf(), archive]))).toBe('format')
    expect(await reason(Buffer.concat([photo, archive]))).toBe('format')
  })

  test('a photo with a PDF in its comment', async () => {
    const comment = Buffer.from('%PDF-1.7 1 0 obj')
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    const segment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, comment.length + 2), comment])
    const bytes = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)])
    expect(await reason(bytes)).toBe('format')
  })

  test('a PDF that goes on after its end', async () => {
    expect(await reason(Buffer.concat([await pdf(), Buffer.from('MZ and more')]))).toBe('broken')
  })

  test('a PDF whose table lies outside of it', async () => {
    const text = (await pdf()).toString('latin1').replace(/startxref\s+\d+/, 'startxref\n99999999')
    expect(await reason(Buffer.from(text, 'latin1'))).toBe('broken')
  })
})

test.each([
  [20_001, 1],
  [1, 20_001],
  [8_000, 7_501],
])('a scan of %i x %i pixels is refused by its header', async (width, height) => {
  const size = { width, height, channels: 3 as const, background: '#eee' }
  const scan = await sharp({ create: size, limitInputPixels: false }).png().toBuffer()
  const refusal = { code: 'PICTURE_TOO_LARGE', facts: { limit: 'pixels', maxMegapixels: 60 } }
  expect(await checkDocument(scan.subarray(0, 200))).toMatchObject({ refusal })
})
