import type { Problem } from '#contract/problem.ts'
import { onTheWire } from '#contract/wire.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import { type RefusalCode, refusalStatus } from '#domain/refusal/refusal.ts'
import type { RefusedCall } from './refused-call.ts'

/** Renders messages in the caller's language; handed in, because the platform knows no texts. */
export type ProblemTexts = {
  readonly refusal: (
    locale: string,
    code: RefusalCode,
    facts: Readonly<Record<string, string | number | boolean>>,
  ) => { title: string; detail: string }
  readonly rule: (locale: string, fault: FieldFault) => string
}

/** The RFC 9457 body of a refusal, in the caller's language. */
export function problemOf(
  refused: RefusedCall,
  caller: { readonly locale: string; readonly requestId: string },
  texts: ProblemTexts,
): Problem {
  const { code, facts } = refused.refusal
  const { title, detail } = texts.refusal(caller.locale, code, facts)
  return {
    type: `urn:cm24:problem:${code}`,
    title,
    status: refusalStatus[code],
    code,
    detail,
    ...(Object.keys(facts).length > 0 && { facts: onTheWire(facts) }),
    ...(refused.fields.length > 0 && {
      fields: refused.fields.map((field) => ({
        field: field.field,
        rule: field.rule,
        ...(field.params && { params: field.params }),
        message: texts.rule(caller.locale, field),
      })),
    }),
    requestId: caller.requestId,
  }
}
