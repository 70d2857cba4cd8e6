import { createContext, useContext } from 'react'

/** Opens the sheet for those of the codes that wait; `onAllConfirmed` follows once none does. */
export type AskToConfirm = (codes: readonly string[], onAllConfirmed?: () => void) => void

export const AskToConfirmContext = createContext<AskToConfirm>(() => {})

export function useAskToConfirm(): AskToConfirm {
  return useContext(AskToConfirmContext)
}
