import { type HydrateWhen, islandSelector } from './island-data.ts'

/**
 * Hydrates islands: what React draws on the server becomes alive only where somebody uses it. The first
 * press is given to the island again once it is alive, unless the island forbids that.
 */

export type IslandLoader = (name: string | undefined) => Promise<IslandHydration>

/** Fetches the island's code; the returned call hydrates it, fulfilled once it is alive. */
export type IslandHydration = (island: HTMLElement) => Promise<void>

/** Those that hydrate or are alive, each with the end of its hydration. */
const hydrations = new WeakMap<Element, Promise<void>>()
const alive = new WeakSet<Element>()

export function watchIslands(load: IslandLoader): { readonly look: () => void } {
  const hydrate = (island: HTMLElement): Promise<void> => {
    const known = hydrations.get(island)
    if (known) return known
    const hydration = load(island.dataset.island)
      .then((hydrateIt) => hydrateIt(island))
      .then(() => void alive.add(island))
    hydrations.set(island, hydration)
    island.dataset.hydrating = ''
    // The next press fetches it anew.
    hydration.catch(() => {
      delete island.dataset.hydrating
      hydrations.delete(island)
    })
    return hydration
  }
  const seen = watchSight(hydrate)
  listenForTouch(hydrate, load)
  /** After the page has changed: islands that hydrate by themselves. */
  const look = () => {
    for (const island of document.querySelectorAll<HTMLElement>(islandSelector)) {
      if (hydrations.has(island)) continue
      const when = island.dataset.hydrate as HydrateWhen
      if (when === 'load') void hydrate(island)
      if (when === 'idle') whenIdle(() => void hydrate(island))
      if (when === 'seen') seen.observe(island)
    }
  }
  return { look }
}

type HydrateIsland = (island: HTMLElement) => Promise<void>

function watchSight(hydrate: HydrateIsland) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const island = target.closest<HTMLElement>(islandSelector)
      if (island) void hydrate(island)
    }
  })
  // The island itself takes no room of its own; what it holds does.
  const observe = (island: HTMLElement) => {
    const shown = island.firstElementChild?.firstElementChild
    if (shown) observer.observe(shown)
  }
  return { observe }
}

function listenForTouch(hydrate: HydrateIsland, load: IslandLoader): void {
  const dormant = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest<HTMLElement>(islandSelector) : null
    return island && !alive.has(island) ? island : null
  }
  const touched = (event: Event) => {
    const island = dormant(event)
    if (island) void hydrate(island)
  }
  const near = (event: Event) => {
    const island = dormant(event)
    if (island && !hydrations.has(island)) void load(island.dataset.island).catch(() => undefined)
  }
  const pressed = (event: Event) => {
    const island = dormant(event)
    const { target } = event
    if (!island || !(target instanceof Element)) return
    // A link leads on by itself, and a field takes the focus and what is typed.
    const control = target.closest<HTMLElement>('button, input[type=checkbox], input[type=radio]')
    if (!control) return touched(event)
    event.preventDefault()
    event.stopPropagation()
    const isReplayed = island.dataset.withoutReplay === undefined
    void hydrate(island).then(
      () => isReplayed && control.isConnected && control.click(),
      () => undefined,
    )
  }
  // A finger that swipes presses nothing.
  const swiped = (event: PointerEvent) => {
    const island = event.pointerType === 'touch' ? dormant(event) : null
    if (island && island.dataset.withoutReplay === undefined) void hydrate(island)
  }
  document.addEventListener('pointerdown', swiped, { passive: true })
  document.addEventListener('pointerover', near, { passive: true })
  document.addEventListener('focusin', touched)
  document.addEventListener('keydown', touched)
  document.addEventListener('click', pressed, { capture: true })
}

/** Safari has no idle callback; a moment after the page has come alive does as well there. */
export function whenIdle(then: () => void): void {
  const wait = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 500))
  wait(then)
}
