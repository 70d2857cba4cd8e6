let keyNumber = 0
/** Of an auction's id, a key's number and an amount. */
const digits = 9
const [zero, space] = [48, 32]

/** The template of one connection's bids: `bytesFor` replaces what differs, all of fixed width. */
export function bidRequest(token: string) {
  const body = `{"amountEur":${' '.repeat(digits)}}`
  const bytes = Buffer.from(
    `POST /api/private/auction/${'0'.repeat(digits)}/bid HTTP/1.1\r\nHost: localhost\r\n` +
      `Authorization: Bearer ${token}\r\nIdempotency-Key: bench-${process.pid}-${'0'.repeat(digits)}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  const auctionEnd = bytes.indexOf('/bid HTTP')
  const keyEnd = bytes.indexOf('\r\nContent-Type')
  const amountEnd = bytes.length - 1
  return {
    bytesFor: (auctionId: number, amountEur: number): Buffer => {
      keyNumber += 1
      writeDigits(bytes, auctionId, { end: auctionEnd, blank: zero })
      writeDigits(bytes, keyNumber, { end: keyEnd, blank: zero })
      writeDigits(bytes, amountEur, { end: amountEnd, blank: space })
      return bytes
    },
  }
}

/** Right-aligned, with zeros or blanks before it. */
function writeDigits(
  bytes: Buffer,
  value: number,
  place: { readonly end: number; readonly blank: number },
): void {
  let rest = value
  for (let at = place.end - 1; at >= place.end - digits; at -= 1) {
    bytes[at] = rest > 0 ? 48 + (rest % 10) : place.blank
    rest = Math.floor(rest / 10)
  }
}
