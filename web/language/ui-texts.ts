import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { UiWords } from '#web/ui/words.ts'

/** The words that building blocks use everywhere, in the visitor's language. */
export function useUiWords(): UiWords {
  const t = useTranslations('shell.ui')
  return useMemo(
    () => ({
      close: t('close'),
      remove: t('remove'),
      retry: t('retry'),
      optional: t('optional'),
      busy: t('busy'),
      showPassword: t('showPassword'),
      hidePassword: t('hidePassword'),
      clear: t('clear'),
      noMatches: t('noMatches'),
      invalidNumber: t('invalidNumber'),
      wholeNumberOnly: t('wholeNumberOnly'),
      month: t('month'),
      year: t('year'),
      previousPage: t('previousPage'),
      nextPage: t('nextPage'),
      showList: t('showList'),
      done: t('done'),
      opensMenu: t('opensMenu'),
      notLoaded: t('notLoaded'),
    }),
    [t],
  )
}
