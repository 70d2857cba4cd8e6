import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useShortcuts } from '../shell/shortcuts.tsx'

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
  const walk = (step: 1 | -1) => () => walkRows(list.current, step)
  useShortcuts([
    { keys: 'j', label: t('next'), run: walk(1) },
    { keys: 'k', label: t('previous'), run: walk(-1) },
    { keys: 'Enter', label: t('open') },
    ...(search ? [{ keys: '/', label: t('search'), run: () => search.current?.focus() }] : []),
    {
      keys: 'Escape',
      label: t('close'),
      isQuiet: true,
      run: () => {
        if (closeHref) void navigate(closeHref)
      },
    },
  ])
}

function walkRows(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  const focused = links.indexOf(document.activeElement as HTMLElement) // Anything else gives -1.
  const open = links.findIndex((link) => link.closest('[aria-current]') !== null)
  const here = focused >= 0 ? focused : open
  const next = here < 0 ? (step === 1 ? links[0] : links.at(-1)) : links[here + step]
  next?.focus()
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
