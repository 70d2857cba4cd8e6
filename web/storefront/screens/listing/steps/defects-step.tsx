import { lazy, Suspense } from 'react'
import { needsDamages } from '#domain/vehicle/required.ts'
import { useAd } from '../editor/ad-context.tsx'
import { StepFields } from '../fields/block-fields.tsx'

export function DefectsStep() {
  return (
    <>
      <StepFields step="defects" groups={['damage_questions']} />
      <DamageList />
      <StepFields step="defects" groups={['product_description_general']} />
    </>
  )
}

/** Their drawing and their form are fetched when there is one. */
const Damages = lazy(async () => {
  const { Damages: List } = await import('./damages.tsx')
  return { default: List }
})

/** The damages, where an answer asks for one or one is there. */
export function DamageList() {
  const { draft } = useAd().state
  if (!needsDamages(draft.values) && draft.damages.length === 0) return null
  return (
    <Suspense>
      <Damages />
    </Suspense>
  )
}
