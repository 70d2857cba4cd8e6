import type { EndpointGroups } from '#contract/client.ts'

/** Which calls a source makes, as `auction.placeBid`: whatever is written so, also over two lines. */
export function callsIn(
  source: string,
  { id, groups }: { readonly id: string; readonly groups: EndpointGroups },
): readonly string[] {
  const hidden = hiddenGroup.exec(source)?.[1]
  if (hidden !== undefined && Object.hasOwn(groups, hidden)) {
    throw new Error(`${id}: calls of ${hidden} are chosen where no build can read them; name each`)
  }
  return [...source.matchAll(named)].flatMap(([, group = '', name = '']) =>
    Object.hasOwn(groups, group) && Object.hasOwn(groups[group] ?? {}, name)
      ? [`${group}.${name}`]
      : [],
  )
}

const named = /\b(\w+)\s*\??\.\s*(?=(\w+))/g
/** A group that is passed on, or asked by a name that is computed. */
const hiddenGroup = /\b(?:api|client|query|queries)\.(\w+)\b(?!\s*\??\.\s*\w|\w)/
