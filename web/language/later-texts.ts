/**
 * Texts that only parts of a page show which are fetched later. They are fetched with the first of these and added to
 * those of the page before it is shown.
 */

type Load = () => Promise<void>

const waiting = new Set<Load>()

export function addLaterTexts(load: Load): void {
  waiting.add(load)
}

/** Rejects where they do not come; the next part that asks tries anew. */
export async function loadLaterTexts(): Promise<void> {
  await Promise.all(
    [...waiting].map(async (load) => {
      await load()
      waiting.delete(load)
    }),
  )
}
