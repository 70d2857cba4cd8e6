import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import styles from './folded-table.module.css'

/** The figures of a drawing, for whoever wants or needs to read them. */
export function FoldedTable({ children }: { children: ReactNode }) {
  const t = useTranslations('valuation.report')
  return (
    <details className={styles.table}>
      <summary>{t('table')}</summary>
      {children}
    </details>
  )
}
