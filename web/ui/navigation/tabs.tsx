import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import styles from './tabs.module.css'

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
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classNames(styles.tab)}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={classNames(styles.panel)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

export type TabLink = { href: string; label: ReactNode; count?: ReactNode; current?: boolean }

/** Looks like tabs, is navigation: each has its address. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.list}>
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
