import { useMemo } from 'react'
import {
  answersOf,
  changeHandling,
  changesBetween,
  type FieldChange,
  isSameAnswer,
} from '#domain/listing/changes/ad-changes.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useChanges } from './changes-context.ts'

export type TypedChange = FieldChange & {
  /** `back` takes a change that waits back; the others as the rule says. */
  readonly handling: 'back' | 'waits' | 'waits_with_consent' | 'fixed' | 'takes_away'
}

/** What is typed and not sent, against what the ad says now. */
export function useTypedChanges(): readonly TypedChange[] {
  const { base, draft } = useAd().state
  const { values, facts } = useChanges()
  return useMemo(
    () =>
      changesBetween(base.values, draft.values).map(({ field, after }): TypedChange => {
        const change = { field, before: answersOf(field, values), after }
        if (isSameAnswer(change.before, after)) return { ...change, handling: 'back' }
        const answer = changeHandling(change, facts)
        if (answer.isAllowed) {
          const { handling } = answer
          return { ...change, handling: handling === 'at_once' ? 'waits' : handling }
        }
        const takesAway = answer.refusal.code === 'CHANGE_TAKES_AWAY'
        return { ...change, handling: takesAway ? 'takes_away' : 'fixed' }
      }),
    [base, draft, values, facts],
  )
}
