/** How a PDF has to begin and end. Nothing in it is run or shown here. */

/** From the first byte on: what hides a header behind other bytes is a file of another kind, too. */
export function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))
}

const tailLength = 2048

export function findPdfFault(pdf: Buffer): 'broken' | 'encrypted' | undefined {
  const tail = pdf.subarray(-tailLength).toString('latin1')
  // A broken upload ends anywhere; after its last mark a whole file has a line end at most.
  const end = /startxref\s+(\d+)\s+%%EOF[\s\0]*$/.exec(tail)
  if (end === null || Number(end[1]) >= pdf.length) return 'broken'
  // The key stands uncompressed in the trailer or in the dictionary of the reference stream.
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1')) ? 'encrypted' : undefined
}

const archiveEnd = Buffer.from('PK\x05\x06', 'latin1')
const archiveEndLength = 22

/**
 * Whether the file is a second thing as well: an archive, which is read from its end, or a web page or
 * a PDF behind the header of a picture, which some readers look for in the first kilobyte.
 */
export function isSomethingElseToo(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 1, 1024)
  if (/%PDF-|<!doctype\s+html|<html|<script/i.test(head)) return true
  const place = bytes.lastIndexOf(archiveEnd)
  if (place < 0 || place + archiveEndLength > bytes.length) return false
  const commentLength = bytes.readUInt16LE(place + archiveEndLength - 2)
  return place + archiveEndLength + commentLength === bytes.length
}
