import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { filledIn } from '../../auction/amounts/amounts.ts'
import type { Armed } from './arming.ts'
import styles from './today.module.css'

/** What the second press agrees to. Its place at the window's foot is always there, so nothing moves. */
export function ArmedSentence({ armed }: { armed: Armed | null }) {
  const t = useTranslations('today.raise')
  const format = useFormat()
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  return (
    <FootBar width="wide">
      <p role="status" className={classNames(styles.sentence, armed && styles.isArmed)}>
        {armed === null
          ? t('twice')
          : filledIn(consents.sentences.bid, format.money(armed.amountEur))}
      </p>
    </FootBar>
  )
}
