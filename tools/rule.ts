import type { Project } from './project.ts'

/** One place where a house rule is broken. */
export type Violation = { readonly path: string; readonly line?: number; readonly what: string }

export type Rule = {
  readonly name: string
  /** What to do instead, shown once below the violations. */
  readonly instead: string
  check(project: Project): Violation[]
}
