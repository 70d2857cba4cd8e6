import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { belongs, type QueuedAd, type QueueFilter, queueFilters } from './queue-filter.ts'

/** Each with its figure; what is never there is not offered. */
export function QueueFilters(props: { queue: readonly QueuedAd[]; filter: QueueFilter }) {
  const { queue, filter } = props
  const t = useTranslations('console-ads')
  const [query] = useSearchParams()
  const href = (name: QueueFilter) => {
    const next = new URLSearchParams(query)
    if (name === 'all') next.delete('filter')
    else next.set('filter', name)
    const text = next.toString()
    return text === '' ? '/ads' : `/ads?${text}`
  }
  const count = (name: QueueFilter) => queue.filter((ad) => belongs(ad, name)).length
  return (
    <>
      <ChipList scrolling>
        {queueFilters
          .filter((name) => name !== 'overdue' || name === filter || count(name) > 0)
          .map((name) => (
            <Chip key={name} href={href(name)} pressed={name === filter} count={count(name)}>
              {t(`filter.${name}`)}
            </Chip>
          ))}
      </ChipList>
      <span className="muted tiny">{t('sorted')}</span>
    </>
  )
}
