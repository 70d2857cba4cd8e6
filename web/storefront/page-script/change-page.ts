import { type FetchedPage, fetchPage, takeAhead } from './fetch-page.ts'
import { showLoading } from './notices.ts'
import { arriveAtPlace, goToPlace, leavePlace, savePlace } from './places.ts'
import { type RenewIsland, renewPage, showPage } from './show-page.ts'

/**
 * Goes from one public page to another without loading it anew: fetched as HTML, shown in the place
 * of the other, with its entry in the history. Where that is not possible it is loaded as usual.
 */

export type Change = {
  /** In place of the shown entry of the history, as each pause in typing is. */
  readonly isReplacing?: boolean
  /** Another choice on the same screen: the reader stays where they are. */
  readonly staysInPlace?: boolean
}

export type PageChanger = {
  readonly goTo: (address: string, change?: Change) => void
  /** The shown page again, as it is by now. */
  readonly renew: () => Promise<void>
}

type Parts = {
  readonly renewIsland: RenewIsland
  /** After each change: what is new on the page is looked for. */
  readonly onShown: () => void
}

export function changePages(parts: Parts): PageChanger {
  let shown = location.href
  const loads = latestLoad()

  const show = (address: string, enter: Enter): Promise<void> =>
    loads.begin(address, (fetched) => {
      const before = shown
      const entry = enter()
      // The server may have led on to another address.
      if (isSamePage(fetched.address, location.href) === 'other') {
        history.replaceState(history.state, '', fetched.address)
      }
      // Before the page is drawn, so that somebody who goes back meanwhile is understood.
      shown = location.href
      return put(fetched.page, {
        ...parts,
        ...entry,
        isOtherScreen: pathOf(shown) !== pathOf(before),
      })
    })

  addEventListener('popstate', () => {
    const { href } = location
    const isOther = isSamePage(href, shown) === 'other'
    if (isOther) {
      leavePlace()
      void show(href, () => ({ isBack: true, findPlace: goToPlace }))
    } else {
      // Somebody went back and forth before the other page came.
      loads.stop()
      arriveAtPlace()
      shown = href
    }
  })

  return {
    goTo: (address, change = {}) => {
      if (loads.isBusyWith(address) || isSamePage(address, shown) === 'same') return
      void show(address, () => enterHistory(address, change))
    },
    renew: async () => {
      const fetched = await fetchPage(location.href)
      if (fetched === null) location.reload()
      else if (isSamePage(fetched.address, shown) === 'same') {
        renewPage(fetched.page, parts.renewIsland)
        parts.onShown()
      }
    },
  }
}

/** Makes the page's entry in the history, or finds it there; answers how its place is found. */
type Enter = () => Entry

type Entry = { readonly isBack: boolean; readonly findPlace: () => void }

function enterHistory(address: string, { isReplacing, staysInPlace }: Change): Entry {
  savePlace()
  if (isReplacing) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  const findPlace = () => {
    if (!staysInPlace) scrollToStart(address)
  }
  return { isBack: false, findPlace }
}

/** Of several pages that are asked for in a row only the last is shown. */
function latestLoad() {
  let latest: { readonly address: string; readonly abort: AbortController } | undefined
  return {
    isBusyWith: (address: string) => latest?.address === address,
    stop: () => {
      if (latest) showLoading(false)
      latest?.abort.abort()
      latest = undefined
    },
    begin: async (address: string, use: (fetched: NonNullable<FetchedPage>) => Promise<void>) => {
      latest?.abort.abort()
      const own = { address, abort: new AbortController() }
      latest = own
      const { signal } = own.abort
      showLoading(true)
      let isWaiting = false
      try {
        const fetched = await (takeAhead(address) ?? fetchPage(address, signal))
        if (signal.aborted) return
        if (fetched === null) load(address)
        else await use(fetched)
      } catch {
        isWaiting = !signal.aborted && !navigator.onLine
        if (isWaiting) {
          // The page stays, and goes on once there is a network, unless its reader has gone elsewhere by then.
          addEventListener('online', () => load(address), { once: true, signal })
        } else if (!signal.aborted) load(address)
      } finally {
        if (latest === own) {
          if (!isWaiting) latest = undefined
          showLoading(false)
        }
      }
    },
  }
}

type Putting = Parts & Entry & { readonly isOtherScreen: boolean }

async function put(
  page: Document,
  { isOtherScreen, isBack, findPlace, renewIsland, onShown }: Putting,
): Promise<void> {
  await showPage(page, { isOtherScreen, keepsTyped: !isBack, renew: renewIsland })
  if (isOtherScreen) focusContent()
  onShown()
  findPlace()
  arriveAtPlace()
}

/** The keyboard starts at the content, or in the field that the page is about. */
function focusContent(): void {
  const main = document.getElementById('main')
  const field = main?.querySelector<HTMLElement>('[autofocus]')
  const target = field ?? main
  target?.focus({ preventScroll: true })
}

/** As a whole. The entry of the history is that page's already after going back, where to go to its fragment loads nothing. */
function load(address: string): void {
  if (isSamePage(address, location.href) === 'other') location.assign(address)
  else location.reload()
}

function scrollToStart(address: string): void {
  const { hash } = new URL(address)
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

function pathOf(address: string): string {
  return new URL(address).pathname
}

/** Two addresses that differ in their fragment alone are one page. */
function isSamePage(one: string, other: string): 'same' | 'fragment' | 'other' {
  if (one === other) return 'same'
  return one.split('#')[0] === other.split('#')[0] ? 'fragment' : 'other'
}
