import { isCallRefused } from '#contract/problem.ts'
import { useCallProblem } from '#web/language/call-problem.ts'

/** Why a command on an ad was not taken: the refusal with its title, or that no answer came. */
export function useProblemText(error: Error | null): string | undefined {
  const problem = useCallProblem(error)
  return isCallRefused(error)
    ? `${error.problem.title}. ${error.problem.detail}`
    : problem?.sentence
}
