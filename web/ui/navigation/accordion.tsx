import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './accordion.module.css'

export type AccordionItem = {
  id: string
  title: ReactNode
  note?: ReactNode
  content: ReactNode
  open?: boolean
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** With a name only one item is open at a time. */
  name?: string
}

/** The platform's own details: works before scripts, and a search in the page opens what it finds. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <span>{item.title}</span>
            {item.note && <span className={styles.note}>{item.note}</span>}
            <Icon icon="chevron-down" className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
