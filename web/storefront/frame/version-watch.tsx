import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useOldPage } from '#web/api/build-of-page/old-page.ts'
import { writeCookie } from '#web/api/cookie.ts'
import { ReloadNotice } from '#web/ui/status/reload-notice.tsx'

const cookieName = 'cm24-version'
const cookieSeconds = 31_536_000
const everyMilliseconds = 5 * 60_000

/** A page left open outlives its build: it is loaded anew, or says why it waits for that. */
export function VersionWatch() {
  const t = useTranslations('shell.banner')
  const { build } = useWholeApi()
  const { pathname } = useLocation()
  const { isWaiting } = useOldPage(build, pathname)

  useEffect(() => {
    writeCookie(cookieName, build.name, cookieSeconds)
    const check = async () => {
      if (document.visibilityState === 'visible') build.meet(await readServedBuild())
    }
    const timer = setInterval(check, everyMilliseconds)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [build])

  return (
    <ReloadNotice isShown={isWaiting} reload={t('reload')}>
      {t('renewed')}
    </ReloadNotice>
  )
}

/** A page that calls nothing learns of it nevertheless. A failed check says nothing (spec 8.2). */
async function readServedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { tag } = (await response.json()) as { tag: string } // Specification 7.7.
    return tag
  } catch {
    return null
  }
}
