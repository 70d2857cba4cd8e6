import { createContext, useContext } from 'react'

/** A BCP 47 tag such as `de-DE`; numbers, dates and months follow it. */
export const UiLocaleContext = createContext('de-DE')

export function useUiLocale(): string {
  return useContext(UiLocaleContext)
}
