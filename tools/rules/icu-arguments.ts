/** What a text in ICU syntax wants filled in, and in which forms it counts. */
export type IcuArguments = {
  readonly names: ReadonlySet<string>
  /** The branches of every plural, for example `one few other`. */
  readonly plurals: readonly string[]
}

export function icuArguments(text: string): IcuArguments {
  const names = new Set<string>()
  const plurals: string[] = []
  readMessage({ text, at: 0 }, names, plurals)
  return { names, plurals }
}

type Cursor = { readonly text: string; at: number }

/** Reads until the brace that closes the branch this message stands in, or the end. */
function readMessage(cursor: Cursor, names: Set<string>, plurals: string[]): void {
  while (cursor.at < cursor.text.length) {
    const one = cursor.text.charAt(cursor.at)
    if (one === '}') return
    if (one === "'" && /[{}]/.test(cursor.text.charAt(cursor.at + 1))) {
      const end = cursor.text.indexOf("'", cursor.at + 1)
      cursor.at = end === -1 ? cursor.text.length : end + 1
    } else if (one === '{') readArgument(cursor, names, plurals)
    else cursor.at += 1
  }
}

function readArgument(cursor: Cursor, names: Set<string>, plurals: string[]): void {
  const head = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(cursor.text.slice(cursor.at))
  if (!head)
    throw new Error(`an argument begins at "${cursor.text.slice(cursor.at, cursor.at + 20)}"`)
  names.add(head[1] ?? '')
  cursor.at += head[0].length
  const kind = head[2]
  if (kind !== undefined && /^(plural|select|selectordinal)$/.test(kind)) {
    const branches = readBranches(cursor, names, plurals)
    if (!branches.includes('other')) throw new Error(`{${head[1]}} has no branch "other"`)
    if (kind === 'plural') plurals.push(branches.join(' '))
  } else {
    const end = cursor.text.indexOf('}', cursor.at)
    cursor.at = end === -1 ? cursor.text.length + 1 : end
  }
  if (cursor.text.charAt(cursor.at) !== '}') throw new Error(`{${head[1]} is not closed`)
  cursor.at += 1
}

function readBranches(cursor: Cursor, names: Set<string>, plurals: string[]): string[] {
  const branches: string[] = []
  for (;;) {
    const opening = /^[\s,]*(?:offset:\d+\s+)?(=?\w+)\s*\{/.exec(cursor.text.slice(cursor.at))
    if (!opening) {
      cursor.at += /^\s*/.exec(cursor.text.slice(cursor.at))?.[0].length ?? 0
      return branches
    }
    branches.push(opening[1] ?? '')
    cursor.at += opening[0].length
    readMessage(cursor, names, plurals)
    cursor.at += 1
  }
}
