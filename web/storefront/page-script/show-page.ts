import { islandSelector, partsOf } from '../islands/island-data.ts'
import { morph } from './morph.ts'

/** Puts a fetched page in the place of the shown one: its head, its styles, its content. */

const stylesWaitMs = 3000

/** What of the head belongs to one page alone. */
const ownHead =
  'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], link[rel=alternate]'

/** A live island whose data have changed. */
export type RenewIsland = (island: Element) => void

export async function showPage(
  page: Document,
  options: {
    readonly isOtherScreen: boolean
    readonly keepsTyped: boolean
    readonly renew: RenewIsland
  },
): Promise<void> {
  await loadStyles(page)
  document.title = page.title
  for (const old of document.head.querySelectorAll(ownHead)) old.remove()
  for (const own of page.head.querySelectorAll(ownHead)) {
    document.head.append(document.importNode(own, true))
  }
  morph(document.body, page.body, {
    isReplaced: (element) => options.isOtherScreen && element.id === 'main',
    takesOver: takesOver(options.renew),
    keepsTyped: options.keepsTyped,
  })
}

/** The same screen again, with what has become of it: only its content changes. */
export function renewPage(page: Document, renew: RenewIsland): void {
  const shown = document.getElementById('main')
  const wanted = page.getElementById('main')
  if (shown && wanted) morph(shown, wanted, { takesOver: takesOver(renew), keepsTyped: true })
}

function takesOver(renew: RenewIsland) {
  return (shown: Element, wanted: Element): boolean => {
    if (shown.hasAttribute('data-stays')) return true
    if (!shown.matches(islandSelector)) return false
    const isSame = shown.getAttribute('data-island') === wanted.getAttribute('data-island')
    if (!isSame || shown.getAttribute('data-hydrating') === null) return false
    renewData(shown, wanted, renew)
    return true
  }
}

function renewData(shown: Element, wanted: Element, renew: RenewIsland): void {
  const known = partsOf(shown)
  const fresh = partsOf(wanted)
  if (JSON.stringify(known.data.props) === JSON.stringify(fresh.data.props)) return
  // The ids of its elements stay as they were made.
  const data = { ...fresh.data, prefix: known.data.prefix }
  known.script.textContent = JSON.stringify(data)
  renew(shown)
}

async function loadStyles(page: Document): Promise<void> {
  const known = new Set([...sheetsOf(document)].map(({ href }) => href))
  const missing = [...sheetsOf(page)].filter((sheet) => !known.has(sheet.href))
  await Promise.race([
    Promise.all(missing.map(loadStyle)),
    new Promise((resolve) => setTimeout(resolve, stylesWaitMs)),
  ])
}

function sheetsOf(page: Document): NodeListOf<HTMLLinkElement> {
  return page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
}

function loadStyle(wanted: HTMLLinkElement): Promise<unknown> {
  const sheet = document.importNode(wanted, true)
  return new Promise((resolve) => {
    sheet.onload = resolve
    sheet.onerror = resolve
    document.head.append(sheet)
  })
}
