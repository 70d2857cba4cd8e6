import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Card } from './card.tsx'
import styles from './section-card.module.css'

/** A part of a page in a card of its own: its heading, a sentence, what it shows. */
export function SectionCard(props: {
  title: string
  lead?: ReactNode
  /** At the other end of the heading's line. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const { title, lead, beside, className, children } = props
  return (
    <Card as="section" className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
