/** The little XML that an invoice needs: elements in the order given, everything escaped. */

export type XmlNode = { readonly xml: string }

type Attributes = Readonly<Record<string, string>>
type Child = XmlNode | string | null | undefined

/** An element; without anything in it, it is left out, because empty elements are not allowed. */
export function element(name: string, ...children: readonly Child[]): XmlNode | null {
  return elementWith(name, {}, ...children)
}

export function elementWith(
  name: string,
  attributes: Attributes,
  ...children: readonly Child[]
): XmlNode | null {
  const inner = children
    .map((child) => (typeof child === 'string' ? escaped(child) : (child?.xml ?? '')))
    .join('')
  if (inner === '') return null
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return { xml: `<${name}${written.join('')}>${inner}</${name}>` }
}

/** XML knows no control characters but tab and line ends, not even escaped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
