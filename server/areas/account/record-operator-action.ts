import type { Queryable } from '../../platform/database/queryable.ts'
import { type CallContext, customerIdOf } from '../../platform/http/call-context.ts'
import {
  type ActionSubject,
  type OperatorAction,
  operatorActionStore,
} from './operator-action-store.ts'

/** An operator's actions, and each look at personal data, are logged (rules 11). */
export function recordOperatorAction(
  db: Queryable,
  context: CallContext,
  entry: OperatorAction,
): Promise<void> {
  return operatorActionStore.add(db, customerIdOf(context), entry)
}

/** How long ago this was done to somebody, by whichever operator: seconds, the longest first. */
export function listActionAges(
  db: Queryable,
  of: {
    readonly action: string
    readonly subject: ActionSubject
    readonly withinSeconds: number
  },
): Promise<readonly number[]> {
  return operatorActionStore.listAges(db, of)
}

/** Which operator last did something to each of these ads, by the ad. */
export function listOperatorsOfAds(
  db: Queryable,
  of: { readonly action: string; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  return operatorActionStore.listLastActors(db, { ...of, kind: 'listing' })
}
