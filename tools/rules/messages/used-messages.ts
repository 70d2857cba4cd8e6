import { isCode, isTest, lineOf, type Project, type ProjectFile } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'
import { readMessages } from './message-files.ts'

/** One place that asks for a text: a whole key, or a pattern where a part is put in at run time. */
type Use = {
  readonly path: string
  readonly line: number
  readonly key: string
  readonly pattern: RegExp
}

type Uses = { readonly known: readonly Use[]; readonly openNamespaces: readonly string[] }

/** Areas whose keys are codes of the domain, so that no screen names them one by one. */
const keyedByCode =
  /^(refusal|validation|notifications|attributes|attribute-help|vehicle|documents|document-export|verifier|valuation-words)\./

const translator = /\b(\w+)\s*=\s*(?:await\s+)?useTranslations(?:<[^>]*>)?\(\s*(?:'([^']*)')?\s*\)/g

export const usedMessages: Rule = {
  name: 'messages exist and are used',
  instead: 'Correct the key, or delete the text in all eight languages when nothing shows it.',
  check: (project) => {
    const keys = readMessages(project)
      .filter(({ locale }) => locale === 'de')
      .flatMap(({ texts, path }) => [...texts.keys()].map((key) => ({ key, path })))
    if (keys.length === 0) return []
    const { known, openNamespaces } = collectUses(project)
    const literals = stringsOf(project)
    const isUsed = (key: string): boolean =>
      keyedByCode.test(key) ||
      literals.has(key) ||
      openNamespaces.some((namespace) => key.startsWith(namespace)) ||
      known.some(({ pattern }) => pattern.test(key))
    const missing = known
      .filter(({ pattern }) => !keys.some(({ key }) => pattern.test(key)))
      .map(({ path, line, key }): Violation => ({ path, line, what: `${key} does not exist` }))
    const unused = keys
      .filter(({ key }) => !isUsed(key))
      .map(({ key, path }): Violation => ({ path, what: `${key} is shown nowhere` }))
    return [...missing, ...unused]
  },
}

function collectUses(project: Project): Uses {
  const files = project.files.filter((file) => isCode(file) && !isTest(file))
  const all = files.map(usesOf)
  return {
    known: all.flatMap(({ known }) => known),
    openNamespaces: all.flatMap(({ openNamespaces }) => openNamespaces),
  }
}

function usesOf(file: ProjectFile): Uses {
  const translators = [...file.code.matchAll(translator)].map((match) => ({
    name: match[1] ?? '',
    namespace: match[2] ? `${match[2]}.` : '',
    at: match.index,
  }))
  const known: Use[] = []
  const openNamespaces: string[] = []
  for (const name of new Set(translators.map((one) => one.name))) {
    const call = new RegExp(`(?<![\\w.])${name}(?:\\.(?:rich|markup|raw|has))?\\(\\s*`, 'g')
    const mentions = new RegExp(`(?<![\\w.'-])${name}(?![\\w'-])(?!\\s*(?:\\.\\w+)?\\()`, 'g')
    for (const match of file.code.matchAll(call)) {
      const namespace = namespaceAt(translators, name, match.index)
      const keys = keysOf(file.code.slice(match.index + match[0].length))
      if (keys === undefined) openNamespaces.push(namespace)
      for (const key of keys ?? []) {
        const line = lineOf(file.code, match.index)
        known.push({
          path: file.path,
          line,
          key: namespace + key,
          pattern: patternOf(namespace + key),
        })
      }
    }
    // Handed to another function: which keys that one asks for is not followed.
    for (const match of file.syntax.matchAll(mentions)) {
      const isDeclaration = translators.some(({ at }) => at === match.index)
      if (!isDeclaration) openNamespaces.push(namespaceAt(translators, name, match.index))
    }
  }
  return { known, openNamespaces }
}

/** The nearest declaration above the use; two functions of a file may use one name differently. */
function namespaceAt(
  translators: readonly { name: string; namespace: string; at: number }[],
  name: string,
  at: number,
): string {
  const above = translators.filter((one) => one.name === name && one.at < at)
  return above.at(-1)?.namespace ?? ''
}

/** The key, the keys of `condition ? 'a' : 'b'`, or undefined when it is only known at run time. */
function keysOf(rest: string): string[] | undefined {
  const plain = /^(?:'([^']*)'|`([^`]*)`)\s*[,)]/.exec(rest)
  if (plain) return [plain[1] ?? plain[2] ?? '']
  const choice = /^[^'`,()]*\?\s*'([^']*)'\s*:\s*'([^']*)'\s*[,)]/.exec(rest)
  return choice ? [choice[1] ?? '', choice[2] ?? ''] : undefined
}

/** `order.${state}.title` fits every state; a whole group may be asked for by its name. */
function patternOf(key: string): RegExp {
  const parts = key
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}(\\..+)?$`)
}

function stringsOf(project: Project): Set<string> {
  const found = new Set<string>()
  for (const file of project.files) {
    if (!isCode(file) || isTest(file)) continue
    for (const match of file.code.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)) found.add(match[1] ?? '')
  }
  return found
}
