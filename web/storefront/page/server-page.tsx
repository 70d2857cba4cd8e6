import { createContext, useContext } from 'react'

/**
 * What only one side knows while rendering. On the server: the inline state and the nonce; in the
 * browser: the same state as it was read, so that both render the same document.
 */
export type ServerPage = {
  readonly stateText: string
  readonly nonce: string | undefined
  /** Style sheets and scripts of the shown screen, announced on the server only. */
  readonly announce: () => void
}

export const ServerPageContext = createContext<ServerPage>({
  stateText: '',
  nonce: undefined,
  announce: () => undefined,
})

export function useServerPage(): ServerPage {
  return useContext(ServerPageContext)
}
