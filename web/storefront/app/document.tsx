import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { countedText, type ScriptClockTexts } from '../page/clock-texts.ts'
import { inlineJson } from '../page/inline-json.ts'
import { useServerPage } from '../page/server-page.tsx'
import icon from './favicon.svg'
import { PageHead } from './page-head.tsx'
import { stateElementId } from './page-state.ts'

/** The whole page from `<html>` on; the browser hydrates exactly this. */
export function Document({ children }: { children?: ReactNode }) {
  const locale = useLocale()
  const { announce, nonce, islands } = useServerPage()
  announce()
  return (
    <html lang={localeFacts[locale].tag} data-build={islands?.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Widgets that must add a style element of their own find their permission here. */}
        {!islands && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <PageHead />
      </head>
      <body>
        {children ?? <Outlet />}
        {islands ? (
          <>
            <ClockTexts />
            {islands.structuredData.map((text) => (
              <script
                key={text}
                type="application/ld+json"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson.
                dangerouslySetInnerHTML={{ __html: text }}
              />
            ))}
          </>
        ) : (
          <>
            <ScrollPosition />
            <PageState />
          </>
        )}
      </body>
    </html>
  )
}

/**
 * Answers and errors for hydration travel as data, not as script: nothing in it can run, whatever
 * it contains.
 */
function PageState() {
  const { stateText } = useServerPage()
  return (
    <script
      type="application/json"
      id={stateElementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson.
      dangerouslySetInnerHTML={{ __html: stateText }}
    />
  )
}

/** For the script that runs the countdowns of a page without React. */
function ClockTexts() {
  const t = useTranslations('catalog.clock')
  const locale = useLocale()
  const texts: ScriptClockTexts = {
    lastSeconds: t('lastSeconds'),
    over: t('over'),
    days: countedText(locale, (days) => t('days', { days, clock: '{clock}' })),
  }
  return (
    <script
      type="application/json"
      id="clock-texts"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by inlineJson.
      dangerouslySetInnerHTML={{ __html: inlineJson(texts) }}
    />
  )
}

function ScrollPosition() {
  const { nonce } = useServerPage()
  return <ScrollRestoration {...(nonce && { nonce })} />
}
