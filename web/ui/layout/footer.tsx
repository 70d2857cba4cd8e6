import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './footer.module.css'

export type FooterGroup = { title: string; links: readonly { href: string; label: string }[] }

export type FooterProps = {
  /** Logo and a sentence. */
  start?: ReactNode
  groups?: readonly FooterGroup[]
  /** The last line: copyright, legal links. */
  end?: ReactNode
}

export function Footer({ start, groups = [], end }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        {(start || groups.length > 0) && (
          <div className={styles.groups}>
            {start && <div className={styles.start}>{start}</div>}
            {groups.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2 className={styles.title}>{group.title}</h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        )}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </footer>
  )
}
