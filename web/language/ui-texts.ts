import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { UiTexts } from '#web/ui/ui-texts.ts'

/** The texts that building blocks use everywhere, in the visitor's language. */
export function useUiTexts(): UiTexts {
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
    }),
    [t],
  )
}
