/**
 * How far each page of the history was scrolled, kept with its entry: the browser itself would scroll
 * before the page of that entry is there.
 */
type Place = { readonly scrollTop?: number }

const saveDelayMs = 150

/** False from the moment another entry of the history counts until its page is there. */
let isAtEntry = true

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

/** The page that is still shown is no longer the entry's; its place must not be kept with it. */
export function leavePlace(): void {
  isAtEntry = false
}

export function arriveAtPlace(): void {
  isAtEntry = true
}

export function savePlace(): void {
  if (!isAtEntry) return
  history.replaceState({ ...history.state, scrollTop: Math.round(scrollY) }, '')
}

/** Where the reader was on this entry of the history, if they were there. */
export function goToPlace(): void {
  const { scrollTop } = (history.state ?? {}) as Place // Written above, or by nobody.
  if (scrollTop !== undefined) scrollTo({ top: scrollTop, behavior: 'instant' })
}
