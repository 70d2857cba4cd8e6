import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { writeCookie } from '#web/api/cookie.ts'
import { usePage } from '../page-provider.tsx'

const cookieName = 'cm24-version'
const cookieSeconds = 31_536_000
const everyMilliseconds = 5 * 60_000

/**
 * A page left open outlives its build. When the server serves another one, the next change of
 * screen loads the page anew: never in the middle of a form (spec 4, version check).
 */
export function VersionWatch() {
  const { version } = usePage()
  const isOutdated = useRef(false)
  const target = useNavigation().location

  useEffect(() => {
    writeCookie(cookieName, version, cookieSeconds)
    const check = async () => {
      if (document.visibilityState !== 'visible') return
      isOutdated.current = await isOtherVersion(version)
    }
    const timer = setInterval(check, everyMilliseconds)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [version])

  useEffect(() => {
    if (!target || !isOutdated.current) return
    location.assign(target.pathname + target.search + target.hash)
  }, [target])
  return null
}

/** A failed check says nothing (spec 8.2). */
async function isOtherVersion(version: string): Promise<boolean> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const { tag } = (await response.json()) as { tag: string } // Specification 7.7.
    return tag !== version
  } catch {
    return false
  }
}
