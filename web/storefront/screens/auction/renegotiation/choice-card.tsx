import type { FormEvent, ReactNode } from 'react'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from './renegotiation.module.css'

/** One of the choices: what it is called, what follows from it, its one button. */
export function ChoiceCard(props: {
  title: string
  note?: string
  isMain?: boolean
  onSubmit: () => void
  action: ReactNode
  children: ReactNode
}) {
  const { title, note, isMain, onSubmit, action, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card as="li" look={isMain ? 'chosen' : 'lying'}>
      <form {...keptAcrossReload} onSubmit={submit} noValidate className={styles.choice}>
        <div className={styles.choiceHead}>
          <h2 className={styles.choiceTitle}>{title}</h2>
          {note && <StatusChip>{note}</StatusChip>}
        </div>
        <div className={styles.choiceBody}>{children}</div>
        {action}
      </form>
    </Card>
  )
}
