import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Five characters for each class of a CSS module, the same in the browser's build and in the server's. Names that
 * tell file and class were a fifth of a page's HTML.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, string>()
  return (name, file) => {
    // Vite appends a query to some.
    const whole = `${relative(root, file.replace(/\?.*$/, ''))} ${name}`
    const short = shortOf(whole)
    const other = known.get(short)
    if (other !== undefined && other !== whole) {
      throw new Error(`${whole} and ${other} get the same class name ${short}: rename one of them`)
    }
    known.set(short, whole)
    return short
  }
}

/** A class name begins with a letter. */
function shortOf(whole: string): string {
  const digest = createHash('sha256').update(whole).digest()
  const first = String.fromCharCode(97 + ((digest[0] ?? 0) % 26))
  return (
    first +
    digest
      .toString('base64url', 1)
      .replace(/[^a-zA-Z0-9]/g, '')
      .slice(0, 4)
  )
}
