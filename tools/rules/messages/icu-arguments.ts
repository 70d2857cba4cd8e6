/**
 * What a value is to its text: `plain` is written as it stands, `number` counts or is formatted as
 * a figure, `date` is formatted as a day or time, `select` chooses a branch, `tag` wraps words.
 */
export type ArgumentKind = 'plain' | 'number' | 'date' | 'select' | 'tag'

/** What a text in ICU syntax wants filled in, and in which forms it counts. */
export type IcuArguments = {
  readonly names: ReadonlySet<string>
  /** A value both written and counted is a number: that is the narrower of the two. */
  readonly kinds: ReadonlyMap<string, ArgumentKind>
  /** The branches of every plural, for example `one few other`. */
  readonly plurals: readonly string[]
  /** The branches of every choice by a word, by the name of the value that chooses. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>
}

export function icuArguments(text: string): IcuArguments {
  const found: Found = { kinds: new Map(), plurals: [], choices: new Map() }
  readMessage({ text, at: 0 }, found)
  return { ...found, names: new Set(found.kinds.keys()) }
}

/** Names of the values, and the branches of those that choose: what languages must agree in. */
export function shapeOf({ names, choices }: Pick<IcuArguments, 'names' | 'choices'>): string {
  return [...names]
    .sort()
    .map((name) => {
      const branches = choices.get(name)
      return branches ? `${name} (${[...branches].sort().join(', ')})` : name
    })
    .join(', ')
}

type Cursor = { readonly text: string; at: number }

type Found = {
  readonly kinds: Map<string, ArgumentKind>
  readonly plurals: string[]
  readonly choices: Map<string, Set<string>>
}

/** Reads until the brace that closes the branch this message stands in, or the end. */
function readMessage(cursor: Cursor, found: Found): void {
  while (cursor.at < cursor.text.length) {
    const one = cursor.text.charAt(cursor.at)
    if (one === '}') return
    if (one === "'" && /[{}<]/.test(cursor.text.charAt(cursor.at + 1))) {
      const end = cursor.text.indexOf("'", cursor.at + 1)
      cursor.at = end === -1 ? cursor.text.length : end + 1
    } else if (one === '{') readArgument(cursor, found)
    else {
      const tag = /^<(\w+)>/.exec(cursor.text.slice(cursor.at))?.[1]
      if (tag !== undefined) note(found, tag, 'tag')
      cursor.at += 1
    }
  }
}

function readArgument(cursor: Cursor, found: Found): void {
  const head = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(cursor.text.slice(cursor.at))
  if (!head)
    throw new Error(`an argument begins at "${cursor.text.slice(cursor.at, cursor.at + 20)}"`)
  const [whole, name = '', format] = head
  cursor.at += whole.length
  note(found, name, kindOf(format))
  if (format !== undefined && /^(plural|select|selectordinal)$/.test(format)) {
    const branches = readBranches(cursor, found)
    if (!branches.includes('other')) throw new Error(`{${name}} has no branch "other"`)
    if (format === 'plural') found.plurals.push(branches.join(' '))
    if (format === 'select') {
      found.choices.set(name, new Set([...(found.choices.get(name) ?? []), ...branches]))
    }
  } else {
    const end = cursor.text.indexOf('}', cursor.at)
    cursor.at = end === -1 ? cursor.text.length + 1 : end
  }
  if (cursor.text.charAt(cursor.at) !== '}') throw new Error(`{${name} is not closed`)
  cursor.at += 1
}

function kindOf(format: string | undefined): ArgumentKind {
  switch (format) {
    case undefined:
      return 'plain'
    case 'plural':
    case 'selectordinal':
    case 'number':
      return 'number'
    case 'date':
    case 'time':
      return 'date'
    case 'select':
      return 'select'
    default:
      throw new Error(`there is no format "${format}"`)
  }
}

function note(found: Found, name: string, kind: ArgumentKind): void {
  found.kinds.set(name, narrower(found.kinds.get(name) ?? 'plain', kind, name))
}

/** The kind that holds for a value used in both ways. */
export function narrower(one: ArgumentKind, other: ArgumentKind, name: string): ArgumentKind {
  if (one === other || other === 'plain') return one
  if (one === 'plain') return other
  throw new Error(`{${name}} is ${one} in one place and ${other} in another`)
}

function readBranches(cursor: Cursor, found: Found): string[] {
  const branches: string[] = []
  for (;;) {
    const opening = /^[\s,]*(?:offset:\d+\s+)?(=?\w+)\s*\{/.exec(cursor.text.slice(cursor.at))
    if (!opening) {
      cursor.at += /^\s*/.exec(cursor.text.slice(cursor.at))?.[0].length ?? 0
      return branches
    }
    branches.push(opening[1] ?? '')
    cursor.at += opening[0].length
    readMessage(cursor, found)
    cursor.at += 1
  }
}
