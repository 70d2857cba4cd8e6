import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { numberOfPart } from '#domain/listing/screens/part-progress.ts'
import { type AdPart, adParts } from '#domain/listing/screens/screen-table.ts'
import { useFormLayout } from '../editor/form-layout.ts'
import styles from './screen-head.module.css'

/** What a screen asks. The focus comes here, and where one stands is read out with it. */
export function ScreenHead(props: {
  part: AdPart
  title: string
  lead?: ReactNode
  /** The only field takes the focus instead. */
  isFieldFirst?: boolean
}) {
  const t = useTranslations('editor')
  const { part, title, lead, isFieldFirst = false } = props
  // On a whole page the step has the heading, and this stands below it.
  const isWholePage = useFormLayout() === 'page'
  return (
    <header className={styles.head}>
      {isWholePage ? (
        <h3>{title}</h3>
      ) : (
        <h1 tabIndex={-1} data-first-focus={isFieldFirst ? undefined : true}>
          <span className="visually-hidden">
            {t('partOf', {
              number: numberOfPart(part),
              count: adParts.length,
              part: t(`part.${part}`),
            })}
            .{' '}
          </span>
          {title}
        </h1>
      )}
      {lead && <p>{lead}</p>}
    </header>
  )
}
