import { parseAst } from 'vite'

/**
 * Which texts a source may show, each by its path: one text as `account.terms.title`, all that lie below
 * `account.terms`, or a whole area as `refusal`.
 */

const named = /(['"`])([a-z][\w-]*\.[\w.-]*)(\1)?/g
const hookCall = /\buse\w*(?:Texts|Translations)\(\s*['"`][^'"`]*['"`]/g
/** The one place that passes an area on; its callers name it. */
const mayPassOn = /\/web\/language\//

/** Each text that a source can name lies at or below one of these; it may name more than it shows. */
export function partsIn(
  source: string,
  { id, areas }: { readonly id: string; readonly areas: readonly string[] },
): readonly string[] {
  const unknown = /\buseTranslations\(\s*([^'"`)\s][^)]*)\)/.exec(source)?.[1]
  if (unknown !== undefined && !mayPassOn.test(id)) {
    throw new Error(`${id}: useTranslations(${unknown}) hides which texts it shows; name them`)
  }
  const parts = [...source.replaceAll(hookCall, '').matchAll(named)].map(([, , path = '', end]) =>
    // What is put together may be anything beside the last name.
    path.slice(0, end === undefined ? path.lastIndexOf('.') : undefined).replace(/\.+$/, ''),
  )
  if (source.search(hookCall) >= 0) parts.push(...askedIn(source))
  return [...new Set(parts)].filter((part) => areas.includes(part.split('.')[0] ?? ''))
}

/** Stands in a path for what is put in when it is asked. */
const anything = '**'

type Node = { readonly type: string; readonly [field: string]: unknown }

const asker = /^use\w*(?:Texts|Translations)$/
const plainAsker = /^use(?:Loose)?(?:Texts|Translations)$/
const wrapping = /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/

/** `const t = useTranslations('account.terms')` with `t('title')` asks for one text; what is done with `t` otherwise, for all. */
function askedIn(source: string): readonly string[] {
  const asked: string[] = []
  /** By function, what its constants ask of. */
  const held = new Map<Node, Map<string, readonly string[]>>()
  const program = parseAst(source, { lang: 'tsx' }) as unknown as Node
  readAll(program, (node, above) => {
    const scope = scopeOf(node)
    if (scope === undefined) return
    const name = holderOf(node, above)
    const within = above.find(isFunction) ?? program
    const names = held.get(within) ?? new Map()
    if (name === undefined) asked.push(scope)
    else held.set(within, names.set(name, [...(names.get(name) ?? []), scope]))
  })
  readAll(program, (node, above) => {
    if (node.type !== 'Identifier' || isMereName(node, above)) return
    const name = String(node.name)
    const within = above.find((each) => held.get(each)?.has(name))
    const scopes = (within && held.get(within)?.get(name)) ?? []
    const keys = keysAsked(node, above) ?? ['']
    asked.push(...scopes.flatMap((scope) => keys.map((key) => (key ? `${scope}.${key}` : scope))))
  })
  return asked
}

/** @param above From the nearest to the whole source. */
function readAll(
  node: Node,
  read: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  read(node, above)
  for (const child of childrenOf(node)) readAll(child, read, [node, ...above])
}

function isFunction({ type }: Node): boolean {
  return /^(?:Arrow)?Function/.test(type)
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (child): child is Node => typeof child === 'object' && child !== null && 'type' in child,
    )
}

function scopeOf(node: Node): string | undefined {
  const { callee, arguments: given } = node as Node & { callee?: Node; arguments?: Node[] }
  if (node.type !== 'CallExpression' || !asker.test(String(callee?.name))) return undefined
  const scope = given?.[0]?.value
  return typeof scope === 'string' ? scope : undefined
}

/** The constant that holds what the call answers; of others than these askers every use cannot be seen. */
function holderOf(call: Node, above: readonly Node[]): string | undefined {
  if (!plainAsker.test(String((call.callee as Node).name))) return undefined
  const holder = above.find(({ type }) => !wrapping.test(type))
  const name = holder?.type === 'VariableDeclarator' ? (holder.id as Node).name : undefined
  return typeof name === 'string' ? name : undefined
}

/** A declaration of the name, a type or the name of a property uses nothing. */
function isMereName(node: Node, [parent, next]: readonly Node[]): boolean {
  if (parent === undefined) return true
  if (parent.type === 'ArrayExpression') return isWatched(parent, next)
  if (parent.type === 'VariableDeclarator') return parent.id === node
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent.type === 'Property') return parent.key === node && !parent.shorthand
  return parent.type === 'TSTypeQuery'
}

/** What a hook only compares, to know when it has to run again. */
function isWatched(list: Node, call: Node | undefined): boolean {
  const { callee, arguments: given } = (call ?? {}) as { callee?: Node; arguments?: Node[] }
  return given?.[1] === list && /^use(?:Memo|Callback|Effect)$/.test(String(callee?.name))
}

/** The keys of `t(…)`, `t.rich(…)` and `t.has(…)`; undefined where they cannot be read. */
function keysAsked(node: Node, above: readonly Node[]): readonly string[] | undefined {
  const [parent, next] = above
  const isMember = parent?.type === 'MemberExpression' && parent.object === node
  const [callee, call] = isMember ? [parent, next] : [node, parent]
  if (call?.type !== 'CallExpression' || call.callee !== callee) return undefined
  return keysOf((call.arguments as Node[])[0])
}

function keysOf(node: Node | undefined): readonly string[] | undefined {
  if (node === undefined) return undefined
  if (wrapping.test(node.type)) return keysOf(node.expression as Node)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined
  if (node.type === 'ConditionalExpression') {
    return bothOf(keysOf(node.consequent as Node), keysOf(node.alternate as Node))
  }
  if (node.type === 'LogicalExpression' && node.operator !== '&&') {
    return bothOf(keysOf(node.left as Node), keysOf(node.right as Node))
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return [quasis.map(({ value }) => value.cooked).join(anything)]
}

function bothOf(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one && other && [...one, ...other]
}

type Tree = { readonly [key: string]: unknown }

/** Only these parts of all texts, each in its place. A part that no language has is an identifier that only looks like one. */
export function textsOfParts(all: Tree, parts: ReadonlySet<string>): Tree {
  const patterns = Map.groupBy(
    [...parts].filter((part) => part.includes(anything)),
    (part) => part.split('.')[0],
  )
  return Object.fromEntries(
    Object.entries(all).flatMap(([area, texts]) => {
      const ofArea = (patterns.get(area) ?? []).map(patternOf)
      const wanted = pick(texts, area, (path, isWhole) =>
        isWhole ? parts.has(path) : parts.has(path) || ofArea.some((each) => each.test(path)),
      )
      return wanted === undefined ? [] : [[area, wanted]]
    }),
  )
}

/** What is left of all texts where others are known already. */
export function textsWithout(all: Tree, known: Tree): Tree {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, texts]) => {
      const before = known[name]
      if (before === undefined) return [[name, texts]]
      if (!isTree(texts) || !isTree(before)) return []
      const left = textsWithout(texts, before)
      return Object.keys(left).length > 0 ? [[name, left]] : []
    }),
  )
}

function patternOf(part: string): RegExp {
  return new RegExp(`^${part.split(anything).map(RegExp.escape).join('.+')}$`)
}

/** @param isWanted Of a group, with all that lies in it, or of one text. */
function pick(
  texts: unknown,
  path: string,
  isWanted: (path: string, isWhole: boolean) => boolean,
): unknown {
  const isGroup = isTree(texts)
  if (isWanted(path, isGroup)) return texts
  if (!isGroup) return undefined
  const picked = Object.entries(texts).flatMap(([name, below]) => {
    const wanted = pick(below, `${path}.${name}`, isWanted)
    return wanted === undefined ? [] : [[name, wanted]]
  })
  return picked.length > 0 ? Object.fromEntries(picked) : undefined
}

function isTree(texts: unknown): texts is Tree {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts)
}
