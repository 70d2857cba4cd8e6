import type { z } from 'zod'
import {
  type Fault,
  type FieldFault,
  type PlainRule,
  plainRules,
} from '#domain/refusal/field-fault.ts'
import { RefusedCall } from './refused-call.ts'

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
  const fields = parsed.error.issues.map(refusedField)
  throw new RefusedCall({ code: 'VALIDATION_FAILED', facts: { count: fields.length } }, fields)
}

function refusedField(issue: Issue): FieldFault {
  return { field: issue.path.join('.'), ...ruleOf(issue) }
}

function ruleOf(issue: Issue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { rule: 'required' }
      return { rule: issue.expected === 'int' ? 'integer' : wrongType(issue.expected) }
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

function wrongType(expected: string): PlainRule {
  if (expected === 'number') return 'numeric'
  if (expected === 'boolean') return 'required_boolean'
  return 'regex'
}
