import { useQuery } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { CustomerWrapper } from '#contract/customer.ts'
import type { FieldProblem } from '#contract/problem.ts'
import type { Product } from '#contract/product.ts'
import { profileCompleteness } from '#domain/account/profile-completeness.ts'
import { isForOwnerAlone } from '#domain/listing/helping/who-helps.ts'
import { type ProgressFacts, requiredProgress } from '#domain/listing/progress.ts'
import {
  missingByStep,
  type StepProgress,
  stepProgress,
  totalProgress,
} from '#domain/listing/steps.ts'
import type { FieldFault } from '#domain/refusal/field-fault.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { type Doubt, doubtsAbout } from '#domain/vehicle/plausibility.ts'
import type { SellerFacts } from '#domain/vehicle/required.ts'
import { validateValues } from '#domain/vehicle/validate.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAd } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import type { AdEditor } from './ad-editor.ts'
import type { AdEditorState } from './editor-state.ts'
import { useLateTextFilter } from './late-text-filter.ts'
import { type AdPurpose, useAdEditor, useSavedAd } from './use-ad-editor.ts'
import { useNoticeOfDevice } from './use-device.ts'

/** The ad on the screen: what is typed, what of it cannot be, what is odd, what is missing. */
export type Ad = {
  readonly editor: AdEditor
  readonly state: AdEditorState
  /** Undefined also for whoever helps. */
  readonly account: CustomerWrapper | undefined
  /** Somebody whom the owner has asked: price, contact and sending are not theirs. */
  readonly isHelper: boolean
  readonly seller: SellerFacts
  /** What progress is computed from. */
  readonly facts: ProgressFacts
  readonly now: number
  readonly faults: ReadonlyMap<string, FieldFault | FieldProblem>
  /** Only those the seller has not answered yet. */
  readonly doubts: ReadonlyMap<string, Doubt>
  readonly steps: readonly StepProgress[]
  readonly percent: number
  readonly missing: ReturnType<typeof missingByStep>
}

const AdContext = createContext<Ad | undefined>(undefined)

export function useAd(): Ad {
  const ad = useContext(AdContext)
  if (!ad) throw new Error('useAd needs an AdProvider around it')
  return ad
}

const aMinuteMs = 60_000

export function AdProvider(props: {
  kind: VehicleKind
  entityId: number | null
  purpose?: AdPurpose
  children: ReactNode
}) {
  const { kind, entityId, purpose, children } = props
  const editor = useAdEditor(kind, entityId, purpose)
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState)
  const server = useSavedAd(state.entityId)
  return (
    <AdOfEditor editor={editor} server={server}>
      {children}
    </AdOfEditor>
  )
}

/** The ad of this editor, which meets each newer copy of the server. */
export function AdOfEditor(props: {
  editor: AdEditor
  server: Product | undefined
  children: ReactNode
}) {
  const { editor, server, children } = props
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState)
  const viewer = useQuery(useApiQueries().account.getCustomer()).data
  // Whoever helps gives no data of their own.
  const isHelper = state.product?.helper != null
  const account = isHelper ? undefined : viewer
  useFollowedAd(state.entityId)
  const now = useServerNow(aMinuteMs)

  useEffect(() => {
    if (server) editor.meet(server)
  }, [editor, server])
  useSaveBeforeLeaving(editor)
  useNoticeOfDevice()

  const isFilterKnown = useLateTextFilter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read again once the filter is there.
  const ad = useMemo(
    () => describeAd({ editor, state, account, now, isHelper }),
    [editor, state, account, now, isHelper, isFilterKnown],
  )
  return <AdContext value={ad}>{children}</AdContext>
}

/** A tab that goes to the background may never come back; a line that returns is used at once. */
function useSaveBeforeLeaving(editor: AdEditor): void {
  useEffect(() => {
    void editor.restore()
    const save = () => void editor.flush()
    document.addEventListener('visibilitychange', save)
    window.addEventListener('online', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('online', save)
      save()
    }
  }, [editor])
}

function describeAd(parts: Pick<Ad, 'editor' | 'state' | 'account' | 'now' | 'isHelper'>): Ad {
  const { state, account, now, isHelper } = parts
  const { draft, product } = state
  const seller = { sellerIsCommercial: isCommercial(account) }
  const facts: ProgressFacts = {
    ...draft,
    documents: (product?.documents ?? []).map((each) => ({ ...each, value: '' })),
    ...seller,
    ...(account?.customer && {
      profile: profileCompleteness(account.customer, account.submittedProfileDataType),
    }),
  }
  const steps = stepProgress(requiredProgress(facts), state.kind)
  const faults = [
    ...state.serverFaults,
    ...validateValues(listingAttributes, draft.values, { now }),
  ].map((fault) => [fault.field, fault] as const)
  const doubts = doubtsAbout(draft.values, now)
    .filter((doubt) => !state.settledDoubts.includes(doubtKey(doubt, draft.values[doubt.field])))
    .map((doubt) => [doubt.field, doubt] as const)
  return {
    ...parts,
    seller,
    facts,
    faults: new Map<string, FieldFault | FieldProblem>(faults),
    doubts: new Map<string, Doubt>(doubts),
    steps,
    percent: totalProgress(steps).requiredPercent,
    missing: isHelper ? withoutOwners(missingByStep(steps)) : missingByStep(steps),
  }
}

function withoutOwners(missing: Ad['missing']): Ad['missing'] {
  return missing
    .map((each) => ({ ...each, missing: each.missing.filter((name) => !isForOwnerAlone(name)) }))
    .filter((each) => each.missing.length > 0)
}

/** Another value is another doubt. */
export function doubtKey(doubt: Doubt, value: unknown): string {
  return `${doubt.field}:${doubt.doubt}:${String(value)}`
}

function isCommercial(account: CustomerWrapper | undefined): boolean {
  return account?.customer != null && account.submittedProfileDataType !== 'PRIVATE'
}
