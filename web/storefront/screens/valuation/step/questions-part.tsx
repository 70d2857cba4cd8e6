import { useTranslations } from 'use-intl/react'
import { type FunnelPart, questionsOfPart } from '#domain/valuation/funnel/funnel-steps.ts'
import { neededAnswers } from '#domain/valuation/request/needed-answers.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { AdField } from '#web/storefront/screens/listing/fields/block-fields.tsx'
import { FoldedPart } from '#web/ui/layout/folded.tsx'
import { LaterWays } from './later-ways.tsx'
import styles from './step.module.css'

type QuestionsPartProps = {
  readonly part: Exclude<FunnelPart, 'pictures' | 'contact'>
  /** Codes that were left out when somebody wanted to go on. */
  readonly missed: readonly string[]
}

/** The questions of one part, with the editor's own fields. What helps but is not needed lies folded. */
export function QuestionsPart({ part, missed }: QuestionsPartProps) {
  const t = useTranslations('valuation.step')
  const { kind } = useAd().state
  const needed: readonly string[] = neededAnswers(kind)
  const fields = (
    <div className={styles.questions}>
      {questionsOfPart(part, kind).map((code) => (
        <AdField
          key={code}
          definition={attribute(code)}
          isMissed={missed.includes(code)}
          isOptional={!needed.includes(code) && part === 'vehicle'}
        />
      ))}
    </div>
  )
  if (part === 'equipment') {
    return (
      <FoldedPart title={t('parts.equipment')} text={t('leads.equipment')}>
        {fields}
      </FoldedPart>
    )
  }
  return (
    <section className={styles.part}>
      <h2>{t(`parts.${part}`)}</h2>
      {part === 'vehicle' && <p className={styles.lead}>{t('leads.vehicle')}</p>}
      {fields}
      {part === 'vehicle' && <LaterWays />}
    </section>
  )
}
