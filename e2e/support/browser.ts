import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** A browser for one file of journeys; close it after the last of them. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [...inject('chromiumArguments')],
    timeout: 100_000,
  })
}

/** Address of a storefront of the server under test, for example `http://de.localhost:41234`. */
export function originOf(locale: string): string {
  return `http://${locale}.localhost:${inject('port')}`
}
