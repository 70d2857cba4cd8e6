import { useSyncExternalStore } from 'react'

/**
 * Until the page has come alive a form would be sent by the browser itself, which loads the page
 * again and loses what was meant: a button submits only from then on.
 */
export function useSubmitType(): 'submit' | 'button' {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'submit',
    () => 'button',
  )
}
