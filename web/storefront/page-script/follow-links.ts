import type { PageChanger } from './change-page.ts'
import { fetchAhead } from './fetch-page.ts'

/** Somebody who points at a link for this long will probably follow it. */
const pointingMs = 65

/** Links to other public pages of this storefront; those to whole applications are marked. */
export function followLinks({ goTo }: PageChanger): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    goTo(link.href)
  })
  let pointing: ReturnType<typeof setTimeout> | undefined
  const ahead = (event: Event) => {
    clearTimeout(pointing)
    const link = linkOf(event)
    if (link && !isSavingData()) pointing = setTimeout(() => fetchAhead(link.href), pointingMs)
  }
  document.addEventListener('pointerover', ahead, { passive: true })
  document.addEventListener('focusin', ahead)
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.origin !== location.origin) return undefined
  if (link.target !== '' || link.hasAttribute('download') || 'wholePage' in link.dataset) {
    return undefined
  }
  // A place on the shown page is the browser's own matter.
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash !== '' ? undefined : link
}

function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasKey && !event.defaultPrevented
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } } // Not everywhere.
  return connection?.saveData === true
}
