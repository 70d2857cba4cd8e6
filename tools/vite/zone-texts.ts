/**
 * Which texts a source may show. A part of the texts is an area or a group of one: `refusal`,
 * `account.terms`.
 */

const named = /['"`]([a-z][\w-]*)\.(\w*)([.'"`]?)/g
const asked = /\buse\w*(?:Texts|Translations)\(\s*['"]([\w-]+)['"]\s*\)/g
/** The one place that passes an area on; its callers name it. */
const mayPassOn = /\/web\/language\//

/** Each text that a source can name begins with one of these; it may name more than it shows. */
export function partsIn(
  source: string,
  { id, areas }: { readonly id: string; readonly areas: readonly string[] },
): readonly string[] {
  const unknown = /\buseTranslations\(\s*([^'"`)\s][^)]*)\)/.exec(source)?.[1]
  if (unknown !== undefined && !mayPassOn.test(id)) {
    throw new Error(`${id}: useTranslations(${unknown}) hides which texts it shows; name them`)
  }
  const parts: string[] = []
  for (const [, area = '', group = '', end = ''] of source.matchAll(named)) {
    if (areas.includes(area)) parts.push(group === '' || end === '' ? area : `${area}.${group}`)
  }
  for (const [, area = ''] of source.matchAll(asked)) if (areas.includes(area)) parts.push(area)
  return parts
}

type Tree = { readonly [key: string]: unknown }

/** Only these parts of all texts, each in its place. A part that no language has is an identifier that only looks like one. */
export function textsOfParts(all: Tree, parts: ReadonlySet<string>): Tree {
  return Object.fromEntries(
    Object.entries(all).flatMap(([area, texts]) => {
      if (parts.has(area)) return [[area, texts]]
      const groups = Object.entries(texts as Tree).filter(([group]) =>
        parts.has(`${area}.${group}`),
      )
      return groups.length > 0 ? [[area, Object.fromEntries(groups)]] : []
    }),
  )
}
