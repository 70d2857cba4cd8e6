import { writeCookie } from '#web/api/cookie.ts'
import { publicCalls } from './public-calls.ts'

const versionCookieName = 'cm24-version'
const versionCookieSeconds = 31_536_000

/** What is noted once when a page is opened: its build, and what a link handed over (spec 4, startup). */
export function rememberVisit(): void {
  const { build = '' } = document.documentElement.dataset
  writeCookie(versionCookieName, build, versionCookieSeconds)
  const address = new URL(location.href)
  const mc = address.searchParams.get('mc')
  if (mc !== null)
    publicCalls()
      .account.merchantCookie({ query: { mc } })
      .catch(() => undefined)
  // The id of a visitor stands in the address no longer than needed.
  if (address.searchParams.has('cm24')) {
    address.searchParams.delete('cm24')
    history.replaceState(history.state, '', address)
  }
}
