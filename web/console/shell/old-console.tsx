import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useOldPage } from '#web/api/build-of-page/old-page.ts'
import { ReloadNotice } from '#web/ui/status/reload-notice.tsx'

/** A console left open outlives its build: it is loaded anew, or says why it waits for that. */
export function OldConsole() {
  const t = useTranslations('shell.banner')
  const { pathname, search } = useLocation()
  const { isWaiting } = useOldPage(useWholeApi().build, pathname + search)
  return (
    <ReloadNotice isShown={isWaiting} reload={t('reload')}>
      {t('renewed')}
    </ReloadNotice>
  )
}
