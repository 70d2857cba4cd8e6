import { formatFor } from '#locales/format.ts'
import { defaultLocale, locales } from '#locales/locales.ts'
import { addFootBar } from '#web/ui/window/foot-bars.ts'
import { demoBarClosedKey } from '../page/demo-bar-closed-key.ts'
import { marketNow } from './market-clock.ts'

/** The demo's bar on a page without React: the market's time, and the cross (rules 14). */
export function runDemoBar(bar: HTMLElement): void {
  if (sessionStorage.getItem(demoBarClosedKey) !== null) {
    bar.remove()
    return
  }
  const leave = addFootBar(bar)
  const time = bar.querySelector('time')
  const { lang } = document.documentElement
  const format = formatFor(locales.find((locale) => locale === lang) ?? defaultLocale)
  const tick = () => {
    const now = marketNow()
    if (!time || now === undefined || document.visibilityState !== 'visible') return
    time.dateTime = new Date(now).toISOString()
    time.textContent = format.dateTimeWithZone(now)
  }
  tick()
  const timer = setInterval(tick, 1000)
  bar.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.setItem(demoBarClosedKey, 'yes')
    clearInterval(timer)
    leave()
    bar.remove()
  })
}
