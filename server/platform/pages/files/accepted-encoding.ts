/** Compressions that we hold ready, the smallest first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** What may be sent to a browser that says this of itself, the smallest first. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  // Every browser of today, without taking the text apart.
  if (text === 'gzip, deflate, br, zstd' || text === 'gzip, deflate, br') return encodings
  return encodings.filter((encoding) => isAccepted(text, encoding))
}

/** The smallest of them; undefined for a browser that takes none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  return acceptedEncodings(header)[0]
}

function isAccepted(text: string, encoding: Encoding): boolean {
  return text.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';')
    if (name.trim().toLowerCase() !== encoding) return false
    // `br;q=0` refuses it.
    return !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/i.test(parameter))
  })
}
