import { useState } from 'react'
import { readLoginCode } from '#domain/account/login-code.ts'

/**
 * The digits of a code that somebody types or pastes: sent with the last one, and not again while they stand there. What the
 * server said of earlier ones goes with the first change.
 */
export function useTypedCode(
  { reset }: { readonly reset: () => void },
  send: (code: string) => void,
): {
  readonly digits: string
  readonly change: (next: string) => void
  readonly clear: () => void
} {
  const [digits, setDigits] = useState('')
  return {
    digits,
    change: (next) => {
      if (next !== digits) reset()
      setDigits(next)
      const code = readLoginCode(next)
      if (code !== undefined && code !== digits) send(code)
    },
    clear: () => {
      reset()
      setDigits('')
    },
  }
}
