import { type ReactNode, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import styles from './top-bar.module.css'

export type TopBarItem = { href: string; label: string; current?: boolean; badge?: ReactNode }

export type TopBarProps = {
  logo: ReactNode
  items: readonly TopBarItem[]
  navLabel: string
  /** Name of the button and the drawer that hold the links on narrow screens. */
  menuLabel: string
  /** Where "skip to the content" jumps; the page's main element carries this id. */
  skipTo?: { href: string; label: string }
  /** Language menu, notices, account. Stays on narrow screens, so keep it short. */
  end?: ReactNode
  /** Below the links in the drawer. */
  menuExtra?: ReactNode
  tone?: 'normal' | 'admin'
  full?: boolean
}

function NavLinks({ items, onFollow }: { items: readonly TopBarItem[]; onFollow?: () => void }) {
  return items.map(({ href, label, current, badge }) => (
    <Link
      key={href}
      href={href}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
      {badge}
    </Link>
  ))
}

export function TopBar(props: TopBarProps) {
  const { logo, items, navLabel, menuLabel, skipTo, end, menuExtra, tone = 'normal', full } = props
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      {skipTo && (
        <a href={skipTo.href} className={styles.skip}>
          {skipTo.label}
        </a>
      )}
      <header
        className={classNames(styles.bar, tone === 'admin' && styles.admin, full && styles.full)}
      >
        <div className={styles.content}>
          {logo}
          <nav className={styles.nav} aria-label={navLabel}>
            <NavLinks items={items} />
          </nav>
          <div className={styles.end}>
            {end}
            <IconButton
              icon="menu"
              label={menuLabel}
              className={styles.menuButton}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </div>
        </div>
        <Drawer title={menuLabel} side="right" open={menuOpen} onClose={() => setMenuOpen(false)}>
          <nav className={styles.menu} aria-label={navLabel}>
            <NavLinks items={items} onFollow={() => setMenuOpen(false)} />
          </nav>
          {menuExtra && <div className={styles.menuExtra}>{menuExtra}</div>}
        </Drawer>
      </header>
    </>
  )
}
