import type { ReactNode } from 'react'
import { type LinkComponent, LinkContext } from './link.tsx'
import { SnackbarProvider } from './status/snackbar/snackbar.tsx'
import { UiLocaleContext } from './ui-locale.ts'
import { type UiTexts, UiTextsContext } from './ui-texts.ts'

export type UiProviderProps = {
  /** A BCP 47 tag such as `de-DE`; numbers, dates and months follow it. */
  locale: string
  texts: UiTexts
  link?: LinkComponent
  children: ReactNode
}

/** Wraps an application once: locale, shared texts, link component and snackbars. */
export function UiProvider({ locale, texts, link, children }: UiProviderProps) {
  const content = <SnackbarProvider>{children}</SnackbarProvider>
  return (
    <UiLocaleContext value={locale}>
      <UiTextsContext value={texts}>
        {link ? <LinkContext value={link}>{content}</LinkContext> : content}
      </UiTextsContext>
    </UiLocaleContext>
  )
}
