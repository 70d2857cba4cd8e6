import { type ReactNode, useMemo } from 'react'
import { useMessages } from 'use-intl/react'
import type { Locale } from '#locales/locales.ts'
import { LanguageProvider, useLocale } from '#web/language/language-provider.tsx'
import type { Catalogue, Catalogues } from '#web/language/texts.ts'

/** Explanations of the questions and the words of the editor: a chunk that no public page fetches. */
const catalogues: Catalogues = {
  de: () => import('virtual:editor-messages/de'),
  en: () => import('virtual:editor-messages/en'),
  nl: () => import('virtual:editor-messages/nl'),
  sv: () => import('virtual:editor-messages/sv'),
  da: () => import('virtual:editor-messages/da'),
  pl: () => import('virtual:editor-messages/pl'),
  es: () => import('virtual:editor-messages/es'),
  cs: () => import('virtual:editor-messages/cs'),
}

const loaded = new Map<Locale, Catalogue>()

export async function loadEditorTexts(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, (await catalogues[locale]()).default)
}

/** Everything below knows the editor's texts beside those of the page. */
export function EditorTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const ofPage = useMessages()
  const messages = useMemo(() => ({ ...ofPage, ...loaded.get(locale) }), [ofPage, locale])
  return (
    <LanguageProvider locale={locale} messages={messages}>
      {children}
    </LanguageProvider>
  )
}
