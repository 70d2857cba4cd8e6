import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from './handover.module.css'

/** One part of the way to the handover; a link of the next step leads to its id. */
export function Part(props: { id: string; title: string; isDone: boolean; children: ReactNode }) {
  const { id, title, isDone, children } = props
  const t = useTranslations('handover')
  return (
    <div id={id} className={styles.part}>
      <SectionCard
        title={title}
        beside={
          isDone && (
            <StatusChip tone="good" icon="check">
              {t('done')}
            </StatusChip>
          )
        }
      >
        {children}
      </SectionCard>
    </div>
  )
}
