import type { Groups } from '#locales/message-types.ts'
import type { Messages } from '#locales/messages.generated.ts'
import type { Catalogue } from '#web/language/texts.ts'

/** A part of the texts, `shell.newsletter` for example. */
export type TextGroup = Groups<Messages>

type Tree = { readonly [key: string]: unknown }

/** Only these parts of all texts, each in its place, so that an island reads them by their usual keys. */
export function textsOf(all: Catalogue, groups: readonly TextGroup[]): Catalogue {
  const chosen: Tree = {}
  for (const group of groups) place(chosen, all as Tree, group.split('.'))
  return chosen as Catalogue // The same areas, with fewer texts.
}

function place(into: Tree, from: Tree, [name, ...rest]: readonly string[]): void {
  if (name === undefined) return
  const found = from[name]
  if (found === undefined) throw new Error(`There are no texts ${name}`)
  if (rest.length === 0) {
    Object.assign(into, { [name]: found })
    return
  }
  const below = into[name] ?? {}
  Object.assign(into, { [name]: below })
  place(below as Tree, found as Tree, rest) // Above the last name everything is a tree.
}
