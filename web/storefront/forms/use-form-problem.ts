import { useCallProblem } from '#web/language/call-problem.ts'

export type FormProblem = {
  /** What is the matter with the whole form; absent when its fields say it. */
  readonly sentence: string | undefined
  readonly fields: Readonly<Record<string, string>>
}

const nothing: FormProblem = { sentence: undefined, fields: {} }

/** What a form shows of its call, also while nothing is wrong. */
export function useFormProblem(error: Error | null): FormProblem {
  return useCallProblem(error) ?? nothing
}
