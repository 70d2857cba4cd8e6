import type { z } from 'zod'
import { listUnreadable } from '#contract/readable-text.ts'
import {
  type Fault,
  type FieldFault,
  type PlainRule,
  plainRules,
} from '#domain/refusal/field-fault.ts'
import { RefusedCall, refuseFields } from './refused-call.ts'

type Issue = z.core.$ZodIssue

/**
 * Parses one part of a call. Zod's issues become the specification's rule names (spec 5.1), so
 * that a form shows the same sentence whether the browser or the server found the fault.
 */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => refusedField(issue, value))
  throw new RefusedCall({ code: 'VALIDATION_FAILED', facts: { count: fields.length } }, fields)
}

/** Before any schema: no endpoint has to remember it, and free texts have no pattern of their own. */
export function refuseUnreadable(
  parts: Readonly<Record<'params' | 'query' | 'body', unknown>>,
): void {
  const { params, query, body } = parts
  const fields = [params, query, body].flatMap((part) => listUnreadable(part))
  if (fields.length === 0) return
  throw refuseFields(fields.map((field) => ({ field, rule: 'unreadable_characters' })))
}

function refusedField(issue: Issue, part: unknown): FieldFault {
  return { field: issue.path.join('.'), ...ruleOf(issue, part) }
}

/** Zod leaves the value out of its issues, so that it cannot get into a log. */
function isMissing({ path }: Issue, part: unknown): boolean {
  let value: unknown = part
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  }
  return value === undefined || value === null
}

function ruleOf(issue: Issue, part: unknown): Fault {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue, part)) return { rule: 'required' }
      return { rule: wrongType(issue) }
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { rule: 'required' }
      return { rule: 'min', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return { rule: 'max', params: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'email' : 'regex' }
    case 'custom':
      return { rule: plainRules.find((rule) => rule === issue.params?.rule) ?? 'regex' }
    default:
      return { rule: 'regex' }
  }
}

function wrongType({ expected, path }: z.core.$ZodIssueInvalidType): PlainRule {
  const isEuros = /Eur$/.test(String(path.at(-1)))
  if (isEuros && (expected === 'int' || expected === 'number')) return 'whole_euros'
  if (expected === 'int') return 'integer'
  if (expected === 'number') return 'numeric'
  if (expected === 'boolean') return 'required_boolean'
  return 'regex'
}
