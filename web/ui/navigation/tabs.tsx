import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from '../link.tsx'
import { roving } from '../overlays/roving.ts'
import styles from './tabs.module.css'
import { useCurrentTabInSight } from './use-current-tab-in-sight.ts'

export type TabEntry = { id: string; label: ReactNode; count?: ReactNode; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly TabEntry[]
  /** Without it the tabs keep their own state. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Parts of one page. What has an address of its own uses TabLinks. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(selected ?? tabs[0]?.id)
  const shown = selected ?? own
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useCurrentTabInSight(list, shown)
  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }
  function move(event: KeyboardEvent) {
    const from = tabs.findIndex(({ id }) => id === shown)
    const to = roving(event.key, from, tabs.length, 'row')
    const tab = to === undefined ? undefined : tabs[to]
    if (tab === undefined) return
    event.preventDefault()
    select(tab.id)
    list.current?.querySelectorAll('button')[to ?? 0]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={tab.id === shown ? `${base}-${tab.id}` : undefined}
            tabIndex={tab.id === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ id }) => id === shown)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${base}-${tab.id}`}
            aria-labelledby={`${base}-tab-${tab.id}`}
            className={styles.panel}
          >
            {tab.content}
          </div>
        ))}
    </>
  )
}

export type TabLink = { href: string; label: ReactNode; count?: ReactNode; current?: boolean }

/** Looks like tabs, is navigation: each has its address. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null)
  useCurrentTabInSight(list, links.find(({ current }) => current)?.href)
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
          className={styles.tab}
        >
          {link.label}
          {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
