import { getDocumentProxy } from 'unpdf'

/** What a reader of the PDF finds: its text without blanks, whole and by page, and what it carries. */
export async function readPdf(bytes: Uint8Array) {
  const reader = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const texts: string[] = []
  for (let number = 1; number <= reader.numPages; number += 1) {
    const page = await reader.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(withoutBlanks(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  const { info } = await reader.getMetadata()
  const attached: unknown = await reader.getAttachments()
  const attachments = attached instanceof Map ? [...attached.keys()] : Object.keys(attached ?? {})
  return { text: texts.join(''), texts, info, pages: reader.numPages, attachments }
}

/** A document breaks lines and runs wherever it needs to, so only the other characters are compared. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '')
}
