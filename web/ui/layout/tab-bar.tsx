import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link } from '../link.tsx'
import styles from './tab-bar.module.css'
import type { TopBarItem } from './top-bar.tsx'

type TabBarProps = {
  readonly tabs: readonly (TopBarItem & { icon: IconName })[]
  readonly label: string
  readonly menuLabel: string
  readonly drawerId: string
}

/** The ways used most, at a phone's foot; the last one opens the drawer with all others. */
export function TabBar({ tabs, label, menuLabel, drawerId }: TabBarProps) {
  return (
    <nav className={styles.tabs} aria-label={label} data-foot-bar="">
      {tabs.map(({ href, label, icon, current, badge }) => (
        <Link
          key={href}
          href={href}
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon icon={icon} size={24} />
            {badge}
          </span>
          <span className={styles.word}>{label}</span>
        </Link>
      ))}
      <button type="button" className={styles.tab} aria-haspopup="dialog" popoverTarget={drawerId}>
        <span className={styles.icon}>
          <Icon icon="menu" size={24} />
        </span>
        <span className={styles.word}>{menuLabel}</span>
      </button>
    </nav>
  )
}
