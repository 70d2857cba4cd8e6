import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { topicOfAction } from '#contract/company/company-log.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import styles from '../account.module.css'

export const entriesAtFirst = 20
const entriesAtMost = 100

/** Who of the company did what, the latest first. Nobody else reads it. */
export function LogCard() {
  const t = useTranslations('company.log')
  const format = useFormat()
  const path = usePath()
  const [itemsPerPage, setItems] = useState(entriesAtFirst)
  const { data } = useQuery(useApiQueries().company.listLog({ query: { page: 1, itemsPerPage } }))
  if (!data) return null
  return (
    <Card as="section" aria-labelledby="log">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="log">{t('title')}</h2>
          <p className="muted small">{t('text')}</p>
        </div>
        {data.entries.length === 0 ? (
          <p className="muted">{t('empty')}</p>
        ) : (
          <ul className={styles.rows}>
            {data.entries.map(({ entryId, at, name, action, amountEur, entityId }) => (
              <li key={entryId}>
                <span className={styles.rowText}>
                  <span>
                    {t(`topic.${topicOfAction(action)}`)}
                    {amountEur !== null && `: ${format.money(amountEur)}`}
                  </span>
                  <span className="muted small">
                    {name} · {format.dateTime(at)}
                  </span>
                </span>
                {entityId !== null && (
                  <Link href={path('product', { id: entityId })}>{t('vehicle')}</Link>
                )}
              </li>
            ))}
          </ul>
        )}
        {data.total > data.entries.length && itemsPerPage < entriesAtMost && (
          <div>
            <Button onClick={() => setItems(entriesAtMost)}>{t('more')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
