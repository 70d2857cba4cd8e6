import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { PlainRouteName } from '#locales/paths.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { walkRows } from '#web/ui/data/walk-rows.ts'
import type { Shortcut } from '#web/ui/keys/shortcut-for.ts'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import type { Arming } from '../raise/use-arming.ts'

/** More cards than digits are never shown at once by hand; those further on have their links. */
const mostTasks = 9

type TodayKeys = {
  readonly arming: Arming
  /** How many cards of what waits are shown. */
  readonly tasks: number
  readonly bids: number
}

/** Each key presses a button or follows a link of the page, so none does what a pointer could not. */
export function useTodayKeys({ arming, tasks, bids }: TodayKeys): void {
  const t = useTranslations('today.keys')
  const { armed } = arming
  const last = Math.min(tasks, mostTasks)
  const ofRows: Shortcut[] = [
    { keys: 'j k', label: t('row'), shownIn: 'line' },
    { keys: 'j', label: t('next'), run: () => walk(1), mayRepeat: true, shownIn: 'table' },
    { keys: 'k', label: t('previous'), run: () => walk(-1), mayRepeat: true, shownIn: 'table' },
  ]
  useShortcuts([
    ...(bids > 0 ? ofRows : []),
    { keys: 'b', label: t('bid'), run: () => pressInPlace('[data-raise]') },
    { keys: 'Enter', label: t('confirm') },
    { keys: 'l', label: t('limit'), run: () => pressInPlace('[data-limit]') },
    ...(last > 0
      ? [{ keys: last === 1 ? '1' : `1-${last}`, label: t('task'), run: openTask }]
      : []),
    { keys: 'e', label: t('board'), run: () => focusOn('[data-place="tile"] a') },
    { keys: '← →', label: t('tile') },
    // The keyboard stays where it was, so that the next Enter does not take it back.
    { keys: 'm', label: t('watch'), run: () => inPlace('[data-watch] button')?.click() },
    ...useWays(),
    {
      keys: '/',
      label: t('search'),
      run: () => focusOn('header input[type="search"]'),
      shownIn: 'table',
    },
    {
      ...{ keys: 'Escape', label: t('leave'), shownIn: 'table' },
      ...(armed && { run: () => arming.disarm(armed.buttonId) }),
    },
  ])
}

/** To the pages of the bar above. */
function useWays(): readonly Shortcut[] {
  const t = useTranslations('shell')
  const path = usePath()
  const navigate = useNavigate()
  const way = (key: string, name: PlainRouteName, label: string): Shortcut => ({
    ...{ keys: `g ${key}`, label },
    ...(name !== 'catalog' && { shownIn: 'table' }),
    run: () =>
      void navigate(name === 'catalog' ? path('catalog', {}, { status: 'running' }) : path(name)),
  })
  return [
    way('k', 'catalog', t('nav.catalog')),
    way('b', 'merchantBids', t('account.bids')),
    way('m', 'merchantWatchlist', t('account.watchlist')),
    way('n', 'messages', t('account.messages')),
    way('p', 'merchantPurchases', t('account.purchases')),
  ]
}

function walk(step: 1 | -1): void {
  walkRows(document.getElementById('main'), step)
}

/** In the row, tile or card that the keyboard is in. Without one it only goes to the first row: nothing is pressed unseen. */
function inPlace(selector: string): HTMLElement | null {
  const place = document.activeElement?.closest('tr:has([data-row-link]), [data-place]')
  if (!place) walk(1)
  return place?.querySelector<HTMLElement>(selector) ?? null
}

function pressInPlace(selector: string): void {
  const button = inPlace(selector)
  button?.focus()
  button?.click()
}

/** Its answer where one is owed, else the vehicle's page. */
function openTask(digit: string): void {
  const task = document.querySelectorAll('[data-place="task"]')[Number(digit) - 1]
  const link = task?.querySelector<HTMLElement>('a[href$="#answer"]') ?? task?.querySelector('a')
  link?.click()
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}
