import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { type SubjectFilter, subjectFilters } from '#domain/messaging/subject-filters.ts'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { useCurrentTabInSight } from '#web/ui/navigation/use-current-tab-in-sight.ts'
import { useVisitor } from '../../../../visitor/use-visitor.ts'
import { isMerchant } from '../../../../visitor/visitor.ts'
import styles from './subject-list.module.css'
import type { SubjectView } from './subject-view.ts'
import { useViewPath } from './use-view-path.ts'

type Counts = Readonly<Record<SubjectFilter, number>>

type SubjectFiltersProps = {
  readonly view: SubjectView
  readonly counts: Counts | undefined
  readonly chosen: string | undefined
}

/** Which subjects are shown, each with an address; what waits for the reader is counted. */
export function SubjectFilters({ view, counts, chosen }: SubjectFiltersProps) {
  const t = useTranslations('message-list.filter')
  const viewPath = useViewPath(chosen)
  const isDealer = isMerchant(useVisitor())
  const shown = subjectFilters.filter(
    (filter) => filter === view.filter || isOffered(filter, isDealer, counts),
  )
  const line = useRef<HTMLElement | null>(null)
  useCurrentTabInSight(line, view.filter)
  return (
    <nav
      aria-label={t('label')}
      className={styles.filters}
      ref={(nav) => {
        // The chips scroll by themselves.
        line.current = nav?.querySelector('div') ?? null
      }}
    >
      <ChipList scrolling>
        {shown.map((filter) => (
          <Chip
            key={filter}
            href={viewPath({ ...view, filter })}
            pressed={filter === view.filter}
            {...(filter === 'in_need' && counts && { count: counts.in_need })}
          >
            {t(filter)}
          </Chip>
        ))}
      </ChipList>
    </nav>
  )
}

/** Dealers buy and owners sell; a dealer who sells as well, or sold as an owner before, finds both. */
function isOffered(filter: SubjectFilter, isDealer: boolean, counts: Counts | undefined): boolean {
  if (filter === 'purchases') return isDealer || (counts?.purchases ?? 0) > 0
  if (filter === 'sales') return !isDealer || (counts?.sales ?? 0) > 0
  return true
}
