/**
 * One value, one text: keys sorted, no spaces, whole numbers only. A program in any language can compute the
 * journal's hashes by this rule alone (rules 9).
 */
export type CanonicalValue =
  | null
  | boolean
  | number
  | string
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue }

/** Whether all its numbers are whole ones. */
export function isCanonical(value: CanonicalValue): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (value === null || typeof value !== 'object') return true
  return (isList(value) ? value : Object.values(value)).every(isCanonical)
}

export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new Error('The journal holds whole numbers only.')
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  let members = ''
  for (const key of Object.keys(value).sort()) {
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`
  }
  return `{${members}}`
}

function isList(value: object): value is readonly CanonicalValue[] {
  return Array.isArray(value)
}
