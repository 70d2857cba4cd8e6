/**
 * How far each page of the history was scrolled, kept with its entry: the browser itself would scroll
 * before the page of that entry is there.
 */
type Place = { readonly scrollTop?: number }

const saveDelayMs = 150

export function keepPlaces(): void {
  history.scrollRestoration = 'manual'
  let saving: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'scroll',
    () => {
      clearTimeout(saving)
      saving = setTimeout(savePlace, saveDelayMs)
    },
    { passive: true },
  )
  addEventListener('pagehide', savePlace)
  goToPlace()
}

export function savePlace(): void {
  history.replaceState({ ...history.state, scrollTop: Math.round(scrollY) }, '')
}

/** Where the reader was on this entry of the history, if they were there. */
export function goToPlace(): void {
  const { scrollTop } = (history.state ?? {}) as Place // Written above, or by nobody.
  if (scrollTop !== undefined) scrollTo({ top: scrollTop, behavior: 'instant' })
}
