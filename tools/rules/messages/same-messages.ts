import type { Rule, Violation } from '../../rule.ts'
import { icuArguments, shapeOf } from './icu-arguments.ts'
import { expectedLocales, type MessageFile, readMessages } from './message-files.ts'

/** Every text in every language: the same keys, the same values to fill in, nothing empty. */
export const sameMessages: Rule = {
  name: 'same messages in all languages',
  instead: 'Write the missing text in its language; a page must never fall back to another one.',
  check: (project) => {
    const files = readMessages(project)
    const areas = [...new Set(files.map(({ area }) => area))]
    return areas.flatMap((area) =>
      compareArea(
        files.filter((file) => file.area === area),
        area,
      ),
    )
  },
}

function compareArea(files: readonly MessageFile[], area: string): Violation[] {
  const allKeys = new Set(files.flatMap(({ texts }) => [...texts.keys()]))
  const reference = files.find(({ locale }) => locale === 'de') ?? files[0]
  const absent = expectedLocales
    .filter((locale) => !files.some((file) => file.locale === locale))
    .map((locale) => ({ path: `locales/messages/${locale}/${area}.json`, what: 'is missing' }))
  return [
    ...absent,
    ...files.flatMap((file) => [
      ...(file.problem ? [{ path: file.path, what: file.problem }] : []),
      ...[...allKeys]
        .filter((key) => !file.texts.has(key))
        .map((key) => ({ path: file.path, what: `lacks ${key}` })),
      ...[...file.texts].flatMap(([key, text]) =>
        compareText(file, { key, text, reference: reference?.texts.get(key) ?? text }),
      ),
    ]),
  ]
}

function compareText(
  file: MessageFile,
  options: { key: string; text: string; reference: string },
): Violation[] {
  const { key, text } = options
  if (text.trim() === '') return [{ path: file.path, what: `${key} is empty` }]
  try {
    const { plurals, ...own } = icuArguments(text)
    const wanted = shapeOf(icuArguments(options.reference))
    const poor = plurals.find((branches) => lacksForms(branches, file.locale))
    return [
      ...(shapeOf(own) === wanted
        ? []
        : [{ path: file.path, what: `${key} fills in {${shapeOf(own)}}, German {${wanted}}` }]),
      ...(poor ? [{ path: file.path, what: `${key} counts only in the forms ${poor}` }] : []),
    ]
  } catch (error) {
    return [{ path: file.path, what: `${key} cannot be read: ${String(error)}` }]
  }
}

/** Polish and Czech have a form of their own for a few things. */
function lacksForms(branches: string, locale: string): boolean {
  return (locale === 'pl' || locale === 'cs') && !/\bfew\b/.test(branches)
}
