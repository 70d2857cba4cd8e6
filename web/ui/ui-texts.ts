import { createContext, useContext } from 'react'

/**
 * The few texts that every screen would otherwise repeat. The application gives them once, in the
 * reader's language; a building block never brings a text of its own.
 */
export type UiTexts = {
  close: string
  remove: string
  retry: string
  optional: string
  busy: string
  showPassword: string
  hidePassword: string
  clear: string
  noMatches: string
  invalidNumber: string
  wholeNumberOnly: string
  month: string
  year: string
  previousPage: string
  nextPage: string
  showList: string
  done: string
  opensMenu: string
}

/** Blank until the provider is there, so a missing provider is seen and no language slips in. */
const noTexts: UiTexts = {
  close: '',
  remove: '',
  retry: '',
  optional: '',
  busy: '',
  showPassword: '',
  hidePassword: '',
  clear: '',
  noMatches: '',
  invalidNumber: '',
  wholeNumberOnly: '',
  month: '',
  year: '',
  previousPage: '',
  nextPage: '',
  showList: '',
  done: '',
  opensMenu: '',
}

export const UiTextsContext = createContext<UiTexts>(noTexts)

export function useUiTexts(): UiTexts {
  return useContext(UiTextsContext)
}
