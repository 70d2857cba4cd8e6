import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { walkRows } from '#web/ui/data/walk-rows.ts'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'

export type ListKeys = {
  readonly list: RefObject<HTMLElement | null>
  /** Absent where there is nothing to search by. */
  readonly search?: RefObject<HTMLInputElement | null>
  /** Where Escape leads while an object is open. */
  readonly closeHref: string | undefined
}

/** j and k walk through the rows, Enter opens one, Escape closes it, / searches. */
export function useListKeys({ list, search, closeHref }: ListKeys): void {
  const t = useTranslations('console.keys')
  const navigate = useNavigate()
  const walk = (step: 1 | -1) => () => {
    walkRows(list.current, step)
  }
  useShortcuts([
    { keys: 'j', label: t('next'), run: walk(1), mayRepeat: true },
    { keys: 'k', label: t('previous'), run: walk(-1), mayRepeat: true },
    { keys: 'Enter', label: t('open') },
    ...(search ? [{ keys: '/', label: t('search'), run: () => search.current?.focus() }] : []),
    {
      keys: 'Escape',
      label: t('close'),
      shownIn: 'table',
      run: () => {
        if (closeHref) void navigate(closeHref)
      },
    },
  ])
}
