import {
  type FactArguments,
  type Refusal,
  type RefusalCode,
  refused,
} from '../../refusal/refusal.ts'

/** Allowed with what the viewer needs to act, or the refusal the server would answer with. */
export type Action<ActionFacts> = AllowedAction<ActionFacts> | RefusedAction

export type AllowedAction<ActionFacts> = { readonly isAllowed: true; readonly facts: ActionFacts }
export type RefusedAction = { readonly isAllowed: false; readonly refusal: Refusal }

export type NoFacts = Readonly<Record<never, never>>

export function yes<ActionFacts>(facts: ActionFacts): AllowedAction<ActionFacts> {
  return { isAllowed: true, facts }
}

export function no<Code extends RefusalCode>(
  code: Code,
  ...facts: FactArguments<Code>
): RefusedAction {
  return refused(code, ...facts)
}
