import {
  type FactArguments,
  type Refusal,
  type RefusalCode,
  refusalOf,
} from '#domain/refusal/refusal.ts'

/** A field that failed a validation rule; the message is added in the caller's language. */
export type RefusedField = {
  readonly field: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Ends a call with a refusal of the closed list. Expected, therefore answered and not alarmed. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly refusal: Refusal
  readonly fields: readonly RefusedField[]

  constructor(refusal: Refusal, fields: readonly RefusedField[] = []) {
    super(refusal.code)
    this.refusal = refusal
    this.fields = fields
  }
}

export function refuseCall<Code extends RefusalCode>(
  code: Code,
  ...[facts]: FactArguments<Code>
): RefusedCall {
  return new RefusedCall(refusalOf(code, facts))
}

export function refuseFields(fields: readonly RefusedField[]): RefusedCall {
  return new RefusedCall({ code: 'VALIDATION_FAILED', facts: { count: fields.length } }, fields)
}
