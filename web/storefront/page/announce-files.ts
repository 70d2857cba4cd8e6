import { preinit, preload, preloadModule } from 'react-dom'
import type { PageAssets } from '#contract/page.ts'
import { zoneOf } from '#contract/page-zones.ts'
import type { Locale } from '#locales/locales.ts'

/** What the head of a page tells the browser to fetch while the rest of it is still on its way. */

export function announceStyles(assets: PageAssets, folder: string | undefined): void {
  const screen = folder === undefined ? undefined : assets.screens[folder]
  for (const font of assets.fonts) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
  for (const style of [...assets.entryStyles, ...(screen?.styles ?? [])]) {
    preinit(style, { as: 'style', precedence: 'page' })
  }
}

export function announceApplication(
  assets: PageAssets,
  locale: Locale,
  folder: string | undefined,
): void {
  announceStyles(assets, folder)
  const screen = folder === undefined ? undefined : assets.screens[folder]
  const ofZone = folder === undefined ? undefined : assets.messages[`${locale}-${zoneOf(folder)}`]
  const texts = ofZone ?? assets.messages[locale]
  for (const script of [
    ...assets.entryPreloads,
    ...(texts ? [texts] : []),
    ...(screen?.scripts ?? []),
  ]) {
    preloadModule(script)
  }
}
