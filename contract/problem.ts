/**
 * The one error shape on the wire: application/problem+json (RFC 9457) with a stable code.
 * `facts` carries what the caller needs to do better, for example the minimum bid.
 */
export type FieldProblem = {
  readonly field: string
  /** Name of the rule of specification 5 that failed, for example `required` or `zip_code_de`. */
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
  /** In the caller's language. */
  readonly message: string
}

export type Problem = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly facts?: Readonly<Record<string, string | number | boolean>>
  readonly fields?: readonly FieldProblem[]
  readonly requestId: string
}

/** Thrown by the typed client for every answer that is not 2xx. Compare by `name`, not by class. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

export function isCallRefused(error: unknown): error is CallRefused {
  return error instanceof Error && error.name === 'CallRefused'
}
