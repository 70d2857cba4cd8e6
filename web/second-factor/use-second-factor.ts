import { useState } from 'react'
import type { LoggedIn, LoginAnswer } from '#contract/endpoints/account-session.ts'

/** Every way in ends here: with the login, or with the question for the second factor (rules 11). */
export function useSecondFactor(onEntered: (answer: LoggedIn) => unknown): {
  /** Set while a code is asked for. */
  readonly challenge: string | undefined
  readonly take: (answer: LoginAnswer) => unknown
  /** Back to the beginning of the login. */
  readonly leave: () => void
} {
  const [challenge, setChallenge] = useState<string>()
  return {
    challenge,
    take: (answer) =>
      'secondFactor' in answer ? setChallenge(answer.secondFactor.challenge) : onEntered(answer),
    leave: () => setChallenge(undefined),
  }
}
