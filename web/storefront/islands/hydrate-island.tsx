import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { partsOf } from './island-data.ts'
import { IslandFrame } from './island-frame.tsx'

/** The browser's side of an island. Fetched with the first island that is hydrated. */

const roots = new Map<Element, { readonly root: Root; readonly Component: ComponentType }>()

/** Fulfilled once the island's effects have run: from then on a press has its effect. */
export function hydrateIsland(island: Element, Component: ComponentType): Promise<void> {
  return new Promise((resolve) => {
    const { root: element, data } = partsOf(island)
    const root = hydrateRoot(element, contentOf(island, Component, resolve), {
      identifierPrefix: data.prefix,
    })
    roots.set(island, { root, Component })
  })
}

/** The island's data were replaced by those of a newer page. */
export function renewIsland(island: Element): void {
  const known = roots.get(island)
  known?.root.render(contentOf(island, known.Component, () => undefined))
}

/** For islands that have left the page. */
export function dropIslands(): void {
  for (const [island, { root }] of roots) {
    if (island.isConnected) continue
    root.unmount()
    roots.delete(island)
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
