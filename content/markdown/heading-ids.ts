/** Characters that do not fall apart into a plain one and its accent. */
const plainForms: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae' }

/** A heading's name in the address: plain letters, unique in its text. */
export function newId(text: string, ids: Set<string>): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[ßłøæ]/g, (found) => plainForms[found] ?? found)
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const wanted = plain || 'part'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (ids.has(id)) continue
    ids.add(id)
    return id
  }
}
