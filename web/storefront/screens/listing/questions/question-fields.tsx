import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import {
  type FoldedGroup,
  foldedGroupsOf,
  questionsOf,
} from '#domain/listing/screens/screens-of.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField, type FieldExtra } from '../fields/block-fields.tsx'
import { inOtherFields, inputKindOf } from '../fields/field-blocks.ts'
import styles from './questions.module.css'

/** The questions of a screen below one another; what is optional lies folded below them. */

export type QuestionFieldsProps = {
  readonly screen: AdScreen
  /** Codes that were left out when the seller wanted to go on. */
  readonly missed: readonly string[]
  readonly extras?: Readonly<Record<string, FieldExtra>>
}

export function QuestionFields({ screen, missed, extras = {} }: QuestionFieldsProps) {
  const questions = useQuestions(screen)
  const folded = useFolded(screen)
  return (
    <>
      {questions.length > 0 && (
        <div className={styles.questions}>
          {questions.map((definition) => (
            <AdField
              key={definition.attributeCode}
              definition={definition}
              isMissed={missed.includes(definition.attributeCode)}
              isLabelHidden={isOnlyChoice(questions)}
              {...extras[definition.attributeCode]}
            />
          ))}
        </div>
      )}
      {folded.length > 0 && (
        <Folded groups={folded} extras={extras} isHeaded={questions.length > 0} />
      )}
    </>
  )
}

/** What is asked now, without what is answered inside of another question's field. */
export function useQuestions(screen: AdScreen): readonly AttributeDefinition[] {
  const { state, seller } = useAd()
  const { values } = state.draft
  return useMemo(
    () =>
      questionsOf(screen, { values, seller }).filter(
        ({ attributeCode }) => !inOtherFields.includes(attributeCode),
      ),
    [screen, values, seller],
  )
}

/** One question with a few answers: the screen's title asks it, and a tap goes on. */
export function isOnlyChoice(questions: readonly AttributeDefinition[]): boolean {
  const [only, ...others] = questions
  if (!only || others.length > 0) return false
  return ['body_type', 'radio', 'select'].includes(inputKindOf(only))
}

function useFolded(screen: AdScreen): readonly FoldedGroup[] {
  const { state, seller } = useAd()
  const { values } = state.draft
  return useMemo(() => foldedGroupsOf(screen, { values, seller }), [screen, values, seller])
}

function Folded(props: {
  groups: readonly FoldedGroup[]
  extras: Readonly<Record<string, FieldExtra>>
  /** Below questions; else the screen's title says it. */
  isHeaded: boolean
}) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const { values } = useAd().state.draft
  return (
    <section className={styles.folded}>
      {props.isHeaded && (
        <>
          <h2>{t('foldedTitle')}</h2>
          <p>{t('foldedText')}</p>
        </>
      )}
      <div className={styles.foldedGroups}>
        {props.groups.map(({ group, definitions }) => {
          const given = definitions.filter(
            ({ attributeCode }) => values[attributeCode] !== undefined,
          )
          return (
            <details key={group}>
              <summary>
                <span>
                  <strong>{texts.group(group)}</strong>
                  <small>
                    {t('foldedCount', { given: given.length, count: definitions.length })}
                  </small>
                </span>
                <Icon icon="chevron-down" />
              </summary>
              <div className={styles.questions}>
                {definitions.map((definition) => (
                  <AdField
                    key={definition.attributeCode}
                    definition={definition}
                    {...props.extras[definition.attributeCode]}
                  />
                ))}
              </div>
            </details>
          )
        })}
      </div>
    </section>
  )
}
