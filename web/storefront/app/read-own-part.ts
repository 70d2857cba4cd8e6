import type { DehydratedState, QueryClient } from '@tanstack/react-query'

/** Of the element behind a page that several are sent. */
export const ownStateId = 'own-state'

/** What one reader has beyond a page that several are sent. */
export type OwnAnswers = {
  /** Who it is, and which messages wait: effects need it from the first on, and `useIsOwnKnown` keeps it out of what is drawn. */
  readonly reader: DehydratedState
  /** Of which the drawn page shows the form that all are told: hearts, and how this person stands in auctions of lists. */
  readonly shownOtherwise: DehydratedState
}

/** Undefined where the page was cut off before it. */
export async function readOwnPart(): Promise<OwnAnswers | undefined> {
  // It stands at the end of the page, and scripts begin before.
  if (document.readyState === 'loading') {
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    )
  }
  const element = document.getElementById(ownStateId)
  if (!element?.textContent) return undefined
  // The drawn page has no such element.
  element.remove()
  return JSON.parse(element.textContent) as OwnAnswers // As the server wrote it.
}

/**
 * The answers with which React takes the page over: those that it was drawn with, so that it finds each text and each
 * attribute as it draws them itself. Only who reads it is known beyond them.
 */
export function firstAnswers(drawn: DehydratedState, { reader }: OwnAnswers): DehydratedState {
  const known = new Set(reader.queries.map(({ queryHash }) => queryHash))
  return {
    ...drawn,
    queries: [...drawn.queries.filter(({ queryHash }) => !known.has(queryHash)), ...reader.queries],
  }
}

/** Once React has taken the page over, and before any effect of a screen. */
export function showOwnAnswers(queryClient: QueryClient, { shownOtherwise }: OwnAnswers): void {
  for (const { queryKey, state } of shownOtherwise.queries) {
    queryClient.setQueryData(queryKey, state.data)
  }
}
