/** Drawings by the key of their page: whoever asks for it meanwhile waits for the same one. */

type Drawing<Page> = { readonly revision: number; readonly drawn: Promise<Page> }

/**
 * @param draw Rejects where whoever began it is refused; those who waited beside them begin their own.
 */
export type DrawOnce<Page> = (
  key: string,
  draw: (revision: number) => Promise<Page>,
) => Promise<Page>

export function createDrawings<Page>(currentRevision: () => number): DrawOnce<Page> {
  const underWay = new Map<string, Drawing<Page>>()
  const drawOnce: DrawOnce<Page> = (key, draw) => {
    const revision = currentRevision()
    const begun = underWay.get(key)
    // Whoever asks after a change must not be sent what was begun before it.
    if (begun?.revision === revision) return begun.drawn.catch(() => drawOnce(key, draw))
    const drawn = draw(revision).finally(() => {
      if (underWay.get(key)?.drawn === drawn) underWay.delete(key)
    })
    underWay.set(key, { revision, drawn })
    return drawn
  }
  return drawOnce
}
