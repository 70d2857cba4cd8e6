import type { FieldFault } from '#domain/refusal/field-fault.ts'
import {
  type FactArguments,
  type Refusal,
  type RefusalCode,
  refusalOf,
} from '#domain/refusal/refusal.ts'

/** Ends a call with a refusal of the closed list. Expected, therefore answered and not alarmed. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall'
  readonly refusal: Refusal
  readonly fields: readonly FieldFault[]

  constructor(refusal: Refusal, fields: readonly FieldFault[] = []) {
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

export function refuseFields(fields: readonly FieldFault[]): RefusedCall {
  return new RefusedCall({ code: 'VALIDATION_FAILED', facts: { count: fields.length } }, fields)
}
