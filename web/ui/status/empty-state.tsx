import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** An SVG or picture, decorative. */
  drawing?: ReactNode
  /** The one thing to do now. */
  action?: ReactNode
}

export function EmptyState({ title, children, drawing, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  )
}
