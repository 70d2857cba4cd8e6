import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { z } from 'zod'
import type { adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { clearSessionState, useSessionState } from '../../../list-view/session-state.ts'

export type ShownChanges = z.infer<typeof adChangesEndpoints.show.output>
export type ShownChange = ShownChanges['changes'][number]
export type Decision = { readonly verdict: 'accepted' | 'declined'; readonly reason: string }

export type Decisions = ReturnType<typeof useDecisions>

/** Under which the dialog keeps what is typed. */
export function keyOfReason(changeId: number | string): string {
  return `decline-change-${changeId}`
}

type Kept = Readonly<Record<string, Decision>>
const nothing: Kept = {}

/** What is decided of one ad's changes, kept in this tab until it is sent: the owner gets one message of it all. */
export function useDecisions(shown: ShownChanges, nextHref: string) {
  const { entityId, version, changes, vehicle } = shown
  const t = useTranslations('console-ads.changes')
  const { queryClient } = useWholeApi()
  const navigate = useNavigate()
  const snackbar = useSnackbar()
  const [kept, change] = useSessionState(`ad-changes-${entityId}`, nothing)
  // What its owner has replaced or withdrawn meanwhile is decided by nobody.
  const decided = changes.flatMap(({ changeId, obstacle }) => {
    const decision = kept[changeId]
    const isPossible = decision && (decision.verdict === 'declined' || obstacle === null)
    return isPossible ? [{ changeId, ...decision }] : []
  })
  const call = useCall((api) => api.adChanges.decide, {
    refreshes: [keysOf('adChanges'), keysOf('review')],
    onSuccess: (_done, { body: { decisions } }) => {
      const sent = new Set(decisions.map(({ changeId }) => String(changeId)))
      // What was decided while they were on their way stays.
      change((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !sent.has(id))))
      for (const id of sent) clearSessionState(keyOfReason(id))
      snackbar({ tone: 'good', text: t('sent', { count: sent.size, name: vehicle }) })
      if (sent.size === changes.length) void navigate(nextHref)
    },
    // A bid or the owner was faster: what stands there now is shown beside the reason.
    onError: () => void queryClient.invalidateQueries({ queryKey: [...keysOf('adChanges')] }),
  })
  const set = (changeId: number, decision: Decision) =>
    change((before) => ({ ...before, [changeId]: decision }))
  return {
    count: decided.length,
    isBusy: call.isPending,
    error: call.error,
    of: (changeId: number): Decision | undefined =>
      decided.find((decision) => decision.changeId === changeId),
    accept: (changeId: number) => set(changeId, { verdict: 'accepted', reason: '' }),
    decline: (changeId: number, reason: string) => set(changeId, { verdict: 'declined', reason }),
    reopen: (changeId: number) => change(({ [changeId]: _open, ...others }) => others),
    send: () => {
      if (decided.length === 0 || call.isPending) return
      call.mutate({ params: { entityId }, body: { version, decisions: decided } })
    },
  }
}
