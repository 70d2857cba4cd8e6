import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useOldPage } from '#web/api/old-page.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** A console left open outlives its build: it is loaded anew, or says why it waits for that. */
export function OldConsole() {
  const t = useTranslations('shell.banner')
  const { pathname, search } = useLocation()
  const { isWaiting } = useOldPage(useWholeApi().build, pathname + search)
  const [isClosed, setClosed] = useState(false)
  if (!isWaiting || isClosed) return null
  return (
    <Banner
      tone="warn"
      role="status"
      floats
      onClose={() => setClosed(true)}
      actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
    >
      {t('renewed')}
    </Banner>
  )
}
