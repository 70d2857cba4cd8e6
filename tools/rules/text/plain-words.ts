import { isCode, lineOf, type ProjectFile } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'

/**
 * Words that the first edition of this program used in a sense of its own, with the standard word.
 * They may not be a part of an identifier or of a file name.
 */
const standardWords: Readonly<Record<string, string>> = {
  alongside: 'in transaction',
  asking: 'context, question',
  beat: 'step, heartbeat',
  chances: 'options',
  deed: 'command',
  deeds: 'commands',
  doing: 'action',
  doings: 'actions',
  draws: 'random inputs',
  exits: 'withdrawal rights',
  gather: 'batch, throttle',
  letter: 'notification, mail',
  letters: 'notifications, mails',
  paper: 'document',
  papers: 'documents',
  prose: 'legal texts, content',
  reckon: 'compute',
  reckoned: 'computed',
  remembered: 'cached, recorded',
  slept: 'clock gap',
  story: 'scenario',
  stories: 'scenarios',
  talk: 'renegotiation',
  talks: 'renegotiations',
  tell: 'notify, show',
  teller: 'reader',
  telling: 'model state',
  told: 'notified, visible',
  trail: 'history',
  wake: 'notify, change notifier',
}

/** Names that the platform or a package gives. */
const foreignNames = new Set(['letterSpacing'])

/** The list names the words itself. */
const ownFile = 'tools/rules/text/plain-words.ts'

export const plainWords: Rule = {
  name: 'plain words',
  instead: 'Use the standard word: docs/glossary.md has one for each thing.',
  check: ({ files }) =>
    files
      .filter((file) => isCode(file) && file.path !== ownFile && !file.path.includes('.generated.'))
      .flatMap((file) => [...inName(file), ...inCode(file)]),
}

function inName({ path }: ProjectFile): Violation[] {
  const word = dialectWord(path)
  return word === undefined ? [] : [{ path, what: describe(path, word) }]
}

function inCode({ path, syntax }: ProjectFile): Violation[] {
  const seen = new Set<string>()
  return [...syntax.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(([name], index, all) => {
    const word = seen.has(name) || foreignNames.has(name) ? undefined : dialectWord(name)
    seen.add(name)
    if (word === undefined) return []
    return [{ path, line: lineOf(syntax, all[index]?.index ?? 0), what: describe(name, word) }]
  })
}

function describe(name: string, word: string): string {
  return `"${name}" has the word ${word}; the standard word is ${standardWords[word]}`
}

function dialectWord(name: string): string | undefined {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((part) => Object.hasOwn(standardWords, part))
}
