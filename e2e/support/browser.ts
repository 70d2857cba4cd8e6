import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/**
 * The browser of one file of journeys: a line of its own to the Chromium that all files share. Closing it
 * ends what this file opened there, and nothing else.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'), { timeout: 100_000 })
}

/** Address of a storefront of the server under test, for example `http://de.localhost:41234`. */
export function originOf(locale: string): string {
  return `http://${locale}.localhost:${inject('port')}`
}
