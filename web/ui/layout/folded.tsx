import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import styles from './folded.module.css'

/** Parts that lie folded until somebody opens them, in one box. */
export function FoldedParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

export function FoldedPart(props: { title: string; text: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <span>
          <strong>{props.title}</strong>
          <small>{props.text}</small>
        </span>
        <Icon icon="chevron-down" />
      </summary>
      <div>{props.children}</div>
    </details>
  )
}

/** In the same box, a part that has a page of its own. */
export function FoldedLink(props: { href: string; title: string; text: string }) {
  return (
    <Link href={props.href}>
      <span>
        <strong>{props.title}</strong>
        <small>{props.text}</small>
      </span>
      <Icon icon="chevron-right" />
    </Link>
  )
}
