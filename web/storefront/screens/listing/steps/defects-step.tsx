import { needsDamages } from '#domain/vehicle/required.ts'
import { useAd } from '../editor/ad-context.tsx'
import { StepFields } from '../fields/block-fields.tsx'
import { laterPart } from '../later/later-part.tsx'

export function DefectsStep() {
  return (
    <>
      <StepFields step="defects" groups={['damage_questions']} />
      <DamagesWhereAsked />
      <StepFields step="defects" groups={['product_description_general']} />
    </>
  )
}

/** The drawings of the vehicle are fetched when they are shown. */
export const LaterDamageMap = laterPart(
  'damage map',
  async () => (await import('../damages/damage-map.tsx')).DamageMap,
)

/** On a whole page, where an answer asks for a damage or one is there. */
function DamagesWhereAsked() {
  const { draft } = useAd().state
  if (!needsDamages(draft.values) && draft.damages.length === 0) return null
  return <LaterDamageMap />
}
