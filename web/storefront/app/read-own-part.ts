import type { DehydratedState } from '@tanstack/react-query'
import { entryArea } from '#web/api/auctions/auction-cache.ts'

/** Of the element behind a page that several are sent. */
export const ownStateId = 'own-state'

export type OwnPart = {
  /** The page's answers with those that are this person's own, where the drawn page leaves them open. */
  readonly queries: DehydratedState
  /** How this person stands in auctions of lists: the drawn page shows them without, so it comes alive first. */
  readonly standings: readonly DehydratedState['queries'][number][]
}

/** Undefined where the page was cut off before it. */
export async function readOwnPart(queries: DehydratedState): Promise<OwnPart | undefined> {
  // It stands at the end of the page, and scripts begin before.
  if (document.readyState === 'loading') {
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    )
  }
  const element = document.getElementById(ownStateId)
  if (!element?.textContent) return undefined
  const own = JSON.parse(element.textContent) as DehydratedState // As the server wrote it.
  // The drawn page has no such element.
  element.remove()
  const isStanding = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[0] === entryArea
  const answers = own.queries.filter((query) => !isStanding(query))
  const named = new Set(answers.map(({ queryHash }) => queryHash))
  return {
    queries: {
      ...queries,
      queries: [...queries.queries.filter(({ queryHash }) => !named.has(queryHash)), ...answers],
    },
    standings: own.queries.filter(isStanding),
  }
}
