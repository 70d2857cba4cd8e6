import { useState } from 'react'
import type {
  LoggedIn,
  LoginAnswer,
  SecondFactorAsked,
} from '#contract/endpoints/account-session.ts'

/** Every way in ends here: with the login, or with the question for the second factor (rules 11). */
export function useSecondFactor(onEntered: (answer: LoggedIn) => unknown): {
  /** Set while a second factor is asked for. */
  readonly asked: SecondFactorAsked['secondFactor'] | undefined
  readonly take: (answer: LoginAnswer) => unknown
  /** Back to the beginning of the login. */
  readonly leave: () => void
} {
  const [asked, setAsked] = useState<SecondFactorAsked['secondFactor']>()
  return {
    asked,
    take: (answer) =>
      'secondFactor' in answer ? setAsked(answer.secondFactor) : onEntered(answer),
    leave: () => setAsked(undefined),
  }
}
