import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { partsOf } from './island-data.ts'
import { IslandFrame } from './island-frame.tsx'

/** The browser's side of an island. Fetched with the first island that is hydrated. */

type Hydrated = {
  readonly root: Root
  readonly Component: ComponentType
  /** Fulfilled with its hydration. */
  readonly isAlive: Promise<void>
}

const roots = new Map<Element, Hydrated>()

/**
 * Fulfilled once the island's effects have run: from then on a press has its effect. React empties an island that
 * throws, then or later; what the server drew comes back in its place and is hydrated anew at the next press.
 */
export function hydrateIsland(island: HTMLElement, Component: ComponentType): Promise<void> {
  const { root: element, data } = partsOf(island)
  const drawn = asDrawn(island)
  let sayAlive: () => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  const isAlive = new Promise<void>((resolve, reject) => {
    sayAlive = resolve
    fail = reject
  })
  const root = hydrateRoot(element, contentOf(island, Component, sayAlive), {
    identifierPrefix: data.prefix,
    onUncaughtError: (error) => {
      roots.delete(island)
      island.replaceWith(drawn)
      fail(error)
      reportError(error)
    },
  })
  roots.set(island, { root, Component, isAlive })
  return isAlive
}

function asDrawn(island: HTMLElement): Element {
  const drawn = island.cloneNode(true) as HTMLElement // What is cloned is one.
  delete drawn.dataset.hydrating
  return drawn
}

/**
 * The island's data were replaced by those of a newer page. One that is being hydrated waits for that: drawn before, it would
 * throw away what stands there and be drawn anew.
 */
export async function renewIsland(island: Element): Promise<void> {
  const known = roots.get(island)
  await known?.isAlive.catch(() => undefined)
  // It may have left the page meanwhile.
  if (roots.get(island) !== known) return
  known?.root.render(contentOf(island, known.Component, () => undefined))
}

/** For islands that have left the page. One that is being hydrated ends after that: before, React reports an error. */
export function dropIslands(): void {
  for (const [island, { root, isAlive }] of roots) {
    if (island.isConnected) continue
    roots.delete(island)
    void isAlive.then(
      () => root.unmount(),
      () => undefined,
    )
  }
}

function contentOf(island: Element, Component: ComponentType, onAlive: () => void) {
  const { data } = partsOf(island)
  const { lang } = document.documentElement
  const locale = lang.slice(0, 2)
  return (
    <Alive onAlive={onAlive}>
      <IslandFrame locale={isLocale(locale) ? locale : defaultLocale} texts={data.texts}>
        {createElement(Component, data.props)}
      </IslandFrame>
    </Alive>
  )
}

/** An effect comes after those of everything below. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}
