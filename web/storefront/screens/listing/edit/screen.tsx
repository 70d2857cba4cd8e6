import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import { renamedScreen } from '#web/storefront/page/renamed-screen.ts'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { ensureVisitor } from '#web/storefront/visitor/visitor.ts'
import { AdProvider, useAd } from '../editor/ad-context.tsx'
import { useFormLayout } from '../editor/form-layout.ts'
import { adQuery, useAdMadeBefore } from '../editor/use-ad-editor.ts'
import { QuestionFrame } from '../questions/question-frame.tsx'
import { EditFrame } from './edit-frame.tsx'
import { EditorTexts, loadEditorTexts } from './editor-texts.tsx'
import { InReview } from './in-review.tsx'
import { NotEditable } from './not-editable.tsx'
import { StepView } from './step-view.tsx'

export const prepare = loadEditorTexts

export const load: Load<'adEdit'> = async (context) => {
  const { params, query, queryClient } = context
  const visitor = await ensureVisitor({ client: context.client, query, queryClient })
  if (params.id === undefined) return
  const isLoggedIn = visitor.kind !== 'visitor'
  await queryClient.ensureQueryData(adQuery(query, { entityId: Number(params.id), isLoggedIn }))
}

export const title: Title<'adEdit'> = ({ texts, params }) =>
  texts('listing.editTitle', { step: texts(`vehicle.step.${params.step}`) })

export const robots = 'noindex'

/** The writing of an ad, step by step (spec 2; rules 12). */
export function Screen() {
  const { kind, id } = useScreenParams<'adEdit'>()
  const made = useAdMadeBefore(kind)
  return (
    <EditorTexts>
      <AdProvider kind={kind} entityId={id === undefined ? made : Number(id)}>
        <Edit />
      </AdProvider>
    </EditorTexts>
  )
}

function Edit() {
  const t = useTranslations('editor')
  const { step } = useScreenParams<'adEdit'>()
  const { state } = useAd()
  const layout = useFormLayout()
  useAddressOfNewAd()
  useJumpToField()
  const status = state.product?.status ?? 'editing'
  if (status === 'under_review') return <InReview />
  if (status !== 'editing') return <NotEditable status={status} />
  if (layout === 'screens') return <QuestionFrame step={step} />
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="visually-hidden">{t('editHeading')}</h1>
      <EditFrame step={step}>
        <StepView step={step} />
      </EditFrame>
    </main>
  )
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
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!target) return
      const folded = target.closest('details')
      if (folded) folded.open = true
      target.scrollIntoView({ block: 'start' })
      const inputs = 'input:not([type=hidden]):not([tabindex="-1"]),select,textarea,button'
      target.querySelector<HTMLElement>(inputs)?.focus({ preventScroll: true })
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
