import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { useWholeApi } from '#web/api/api.tsx'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'
import { elementOfAddress } from '#web/storefront/page/element-of-address.ts'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import { renamedScreen } from '#web/storefront/page/renamed-screen.ts'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { ensureVisitor } from '#web/storefront/visitor/visitor.ts'
import { changeParameter } from '../changes/change-path.ts'
import { AdProvider, useAd } from '../editor/ad-context.tsx'
import { loadAdOrLock, useIsLocked } from '../editor/ad-or-lock.ts'
import { useFormLayout } from '../editor/form-layout.ts'
import { useAdMadeBefore } from '../editor/use-ad-editor.ts'
import { fetchParts } from '../later/later-part.tsx'
import { LaterLockedAd } from '../locked/later-locked-ad.tsx'
import { ConfirmationProvider } from '../progress/confirmations.tsx'
import { QuestionFrame } from '../questions/question-frame.tsx'
import { loadEditorTexts } from './editor-texts.ts'
import { resumeUploads } from './later-resume.ts'

/** Fetched by the ads that are there already, and for the other layout: nobody who is asked waits for them. */
const InReview = drawnPart('ad in review', async () => (await import('./in-review.tsx')).InReview)
const Changes = drawnPart('changes', async () => (await import('../changes/changes.tsx')).Changes)
const Remarks = drawnPart('remarks', async () => (await import('../remarks/remarks.tsx')).Remarks)
const NotEditable = drawnPart(
  'ad not editable',
  async () => (await import('./not-editable.tsx')).NotEditable,
)
const WholePage = drawnPart('whole page', async () => (await import('./whole-page.tsx')).WholePage)

export const prepare = loadEditorTexts

export const load: Load<'adEdit'> = async (context) => {
  const { id } = context.params
  if (id === undefined) await ensureVisitor(context)
  else await loadAdOrLock(context, Number(id))
}

export const title: Title<'adEdit'> = ({ texts, params }) =>
  texts('listing.editTitle', { step: texts(`vehicle.step.${params.step}`) })

/** The writing of an ad, step by step (spec 2; rules 12). */
export function Screen() {
  const { kind, id } = useScreenParams<'adEdit'>()
  const made = useAdMadeBefore(kind)
  const entityId = id === undefined ? undefined : Number(id)
  if (useIsLocked(entityId) && entityId !== undefined) return <LaterLockedAd entityId={entityId} />
  return (
    <AdProvider kind={kind} entityId={entityId ?? made}>
      <ConfirmationProvider>
        <Edit />
      </ConfirmationProvider>
    </AdProvider>
  )
}

function Edit() {
  const { step } = useScreenParams<'adEdit'>()
  const { state, isHelper } = useAd()
  const [search] = useSearchParams()
  const layout = useFormLayout()
  useAddressOfNewAd()
  useJumpToField()
  useResumedUploads()
  const status = state.product?.status ?? 'editing'
  const isWaitedFor = status === 'under_review' && !search.has(changeParameter)
  // Whoever helps has nothing to change once the ad was sent.
  if (status !== 'editing' && !isHelper && !isWaitedFor) return later(<Changes />)
  if (status === 'under_review') return later(<InReview />)
  if (status !== 'editing') return later(<NotEditable status={status} />)
  if ((state.product?.remarks.length ?? 0) > 0) return later(<Remarks />)
  if (layout === 'screens') return <QuestionFrame step={step} />
  return later(<WholePage step={step} />)
}

function useResumedUploads(): void {
  const api = useWholeApi()
  const { editor } = useAd()
  useEffect(() => {
    void editor.restore().then(() => resumeUploads(api, editor))
    fetchParts()
  }, [api, editor])
}

function later(content: ReactNode) {
  return <Suspense fallback={<main id="main" />}>{content}</Suspense>
}

/** The first answer makes the ad; from then on the address names it, so that a reload finds it. */
function useAddressOfNewAd(): void {
  const path = usePath()
  const navigate = useNavigate()
  const { kind, step, id } = useScreenParams<'adEdit'>()
  const { search, state } = useLocation()
  const isOnTheWay = useNavigation().state !== 'idle'
  const { entityId } = useAd().state
  useEffect(() => {
    // Whoever is going on to another screen is not called back; that screen gets the number.
    const isLeft = isOnTheWay || window.location.search !== search
    if (id !== undefined || entityId === null || isLeft) return
    const address = path('adEdit', { kind, step, id: entityId }) + search
    void navigate(address, { ...renamedScreen, state: { ...state, ...renamedScreen.state } })
  }, [id, entityId, kind, step, path, navigate, search, state, isOnTheWay])
}

/** A link to a missing answer ends in its input, also inside of what is folded away. */
function useJumpToField(): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other fields.
  useEffect(() => {
    const jump = () => {
      const target = elementOfAddress()
      if (!target) return
      const folded = target.closest('details')
      if (folded) folded.open = true
      target.scrollIntoView({ block: 'start' })
      const inputs = 'input:not([type=hidden]):not([tabindex="-1"]),select,textarea,button'
      const input = target.querySelector<HTMLElement>(inputs) ?? target
      input.focus({ preventScroll: true })
    }
    // The router does not announce a change of the mere fragment, so the click itself is heard.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href*="#"]') : null
      if (link) setTimeout(jump)
    }
    jump()
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [pathname, search])
}
