import PDFDocument from 'pdfkit'

/** A small real PDF that stands for a registration certificate or a register extract. */
export type PlainDocument = {
  readonly title: string
  readonly rows: readonly (readonly [label: string, value: string])[]
}

export async function drawDocument(document: PlainDocument): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A5', margin: 42, info: { Title: document.title } })
  pdf.font('Helvetica-Bold').fontSize(15).text(document.title)
  pdf.moveDown(0.3).font('Helvetica').fontSize(8).fillColor('#64748b')
  pdf.text('Musterdokument der CM24-Demo, kein amtliches Papier')
  pdf.moveDown(1.2).fillColor('#0f172a')
  for (const [label, value] of document.rows) {
    pdf.font('Helvetica').fontSize(8).fillColor('#64748b').text(label)
    pdf.font('Helvetica-Bold').fontSize(11).fillColor('#0f172a').text(value).moveDown(0.5)
  }
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  pdf.end()
  return done
}
