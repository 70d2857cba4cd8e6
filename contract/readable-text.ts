/**
 * Text that can be stored and sent: no NUL, which the database refuses, and no half of a surrogate pair,
 * which is no character of Unicode. Both come from broken programs or from attackers, never from a
 * keyboard.
 */
export function isReadable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Where unreadable texts stand in a part of a call, `address.street`; a field's name is its object's. */
export function listUnreadable(part: unknown): string[] {
  const found: string[] = []
  // A list and no recursion: a body may be nested deeper than calls may be.
  const waiting: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: part }]
  for (const { path, value } of waiting) {
    if (typeof value === 'string' && !isReadable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isReadable(name))
        waiting.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
      else found.push(path)
    }
  }
  return found
}
