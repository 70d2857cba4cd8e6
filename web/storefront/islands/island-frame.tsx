import type { ReactNode } from 'react'
import { type Locale, localeFacts } from '#locales/locales.ts'
import { LanguageProvider } from '#web/language/language-provider.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { SnackbarProvider } from '#web/ui/status/snackbar/snackbar.tsx'
import { UiLocaleContext } from '#web/ui/ui-locale.ts'
import { UiTextsContext } from '#web/ui/ui-texts.ts'

type IslandFrameProps = {
  readonly locale: Locale
  /** The texts that the island asked for, and no others. */
  readonly texts: Catalogue
  readonly children: ReactNode
}

/**
 * What every island has around it, the same on the server and in the browser: its language, messages at
 * the window's foot, and the texts of building blocks where it asked for `shell.ui`.
 */
export function IslandFrame({ locale, texts, children }: IslandFrameProps) {
  const content = <SnackbarProvider>{children}</SnackbarProvider>
  return (
    <LanguageProvider locale={locale} messages={texts}>
      <UiLocaleContext value={localeFacts[locale].formatLocale}>
        {hasUiTexts(texts) ? <WithUiTexts>{content}</WithUiTexts> : content}
      </UiLocaleContext>
    </LanguageProvider>
  )
}

function hasUiTexts({ shell }: Catalogue): boolean {
  return shell !== undefined && 'ui' in shell
}

function WithUiTexts({ children }: { children: ReactNode }) {
  return <UiTextsContext value={useUiTexts()}>{children}</UiTextsContext>
}
