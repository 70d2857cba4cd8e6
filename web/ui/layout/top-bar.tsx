import { type MouseEvent, type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { PopoverWindow } from '../overlays/popover-window.tsx'
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
  /** Makes two tiers of it: this above, beside `end`, and the links below. */
  upper?: ReactNode
  /** Behind the links of the lower tier, while there is room; in the drawer always. */
  asideItems?: readonly TopBarItem[]
  /** In the drawer alone. */
  drawerItems?: readonly TopBarItem[]
  /** A bar at a phone's foot, with a button for the drawer of this id in place of the one above. */
  tabs?: (drawerId: string) => ReactNode
}

function NavLinks({ items }: Pick<TopBarProps, 'items'>) {
  return items.map(({ href, label, current, badge }) => (
    <Link
      key={href}
      href={href}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
    >
      {label}
      {badge}
    </Link>
  ))
}

export function TopBar(props: TopBarProps) {
  const { logo, items, navLabel, skipTo, end, tone = 'normal', full } = props
  const drawerId = useId()
  return (
    <>
      {skipTo && (
        <a href={skipTo.href} className={styles.skip}>
          {skipTo.label}
        </a>
      )}
      <header
        className={classNames(
          styles.bar,
          tone === 'admin' && styles.admin,
          full && styles.full,
          props.upper !== undefined && styles.tiers,
          props.tabs && styles.hasTabs,
        )}
      >
        <div className={styles.content}>
          {logo}
          {props.upper}
          <nav className={styles.nav} aria-label={navLabel}>
            <NavLinks items={items} />
            {props.asideItems && (
              <span className={styles.aside}>
                <NavLinks items={props.asideItems} />
              </span>
            )}
          </nav>
          <div className={styles.end}>
            {end}
            <IconButton
              icon="menu"
              label={props.menuLabel}
              className={styles.menuButton}
              aria-haspopup="dialog"
              popoverTarget={drawerId}
            />
          </div>
        </div>
        {props.tabs?.(drawerId)}
        <MenuDrawer {...props} id={drawerId} />
      </header>
    </>
  )
}

type MenuDrawerProps = Pick<
  TopBarProps,
  'items' | 'asideItems' | 'drawerItems' | 'navLabel' | 'menuLabel' | 'menuExtra'
> & { readonly id: string }

function MenuDrawer(props: MenuDrawerProps) {
  const { id, items, asideItems = [], drawerItems = [], navLabel, menuLabel, menuExtra } = props
  return (
    <PopoverWindow id={id} title={menuLabel} side="right" onClick={closeAfterLink}>
      <nav className={styles.menu} aria-label={navLabel}>
        <NavLinks items={[...items, ...asideItems, ...drawerItems]} />
      </nav>
      {menuExtra && <div className={styles.menuExtra}>{menuExtra}</div>}
    </PopoverWindow>
  )
}

/** The page may change below it without being loaded anew. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
