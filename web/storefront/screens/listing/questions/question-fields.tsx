import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import {
  type FoldedGroup,
  foldedGroupsOf,
  offeredBy,
  questionsOf,
} from '#domain/listing/screens/screens-of.ts'
import type { AttributeDefinition, AttributeGroupName } from '#domain/vehicle/attribute.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FoldedLink, FoldedPart, FoldedParts } from '#web/ui/layout/folded.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useScreenPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { AdField, type FieldExtra } from '../fields/block-fields.tsx'
import { inOtherFields, inputKindOf } from '../fields/field-blocks.ts'
import { isAnsweredWithin, joinedExtras } from '../fields/joined-questions.tsx'
import styles from './questions.module.css'
import { useScreenTitle } from './screen-texts.ts'

/** The questions of a screen below one another; what is optional lies folded below them. */

export type QuestionFieldsProps = {
  readonly screen: AdScreen
  /** Codes that were left out when the seller wanted to go on. */
  readonly missed: readonly string[]
  readonly extras?: Readonly<Record<string, FieldExtra>>
}

export function QuestionFields(props: QuestionFieldsProps) {
  return (
    <>
      <AskedFields {...props} />
      <FoldedFields {...props} />
    </>
  )
}

export function AskedFields({ screen, missed, extras = {} }: QuestionFieldsProps) {
  const questions = useQuestions(screen)
  if (questions.length === 0) return null
  // Where more is offered below, the title is about all of it.
  const isInTitle = isOnlyTyped(questions) || (isOnlyChoice(questions) && !screen.folds)
  return (
    <div className={classNames(styles.questions, isOnlyTyped(questions) && styles.onlyTyped)}>
      {questions.map((definition) => (
        <AdField
          key={definition.attributeCode}
          definition={definition}
          isMissed={missed.includes(definition.attributeCode)}
          isLabelHidden={isInTitle}
          {...joinedExtras[definition.attributeCode]}
          {...extras[definition.attributeCode]}
        />
      ))}
    </div>
  )
}

type FoldedFieldsProps = QuestionFieldsProps & {
  /** In place of a group, for questions with inputs of their own. */
  readonly first?: { readonly group: AttributeGroupName; readonly content: ReactNode }
}

export function FoldedFields({ screen, extras = {}, first }: FoldedFieldsProps) {
  const { state, seller } = useAd()
  const { values } = state.draft
  const isHeaded = useQuestions(screen).length > 0
  const all = useMemo(() => foldedGroupsOf(screen, { values, seller }), [screen, values, seller])
  const groups = all.filter(({ group }) => group !== first?.group)
  if (groups.length === 0 && !first) return null
  return (
    <Folded {...{ groups, extras, isHeaded }} first={first?.content}>
      <OfferedScreens screen={screen} />
    </Folded>
  )
}

/** What is asked now, without what is answered inside of another question's field. */
export function useQuestions(screen: AdScreen): readonly AttributeDefinition[] {
  const { state, seller } = useAd()
  const { values } = state.draft
  return useMemo(
    () =>
      questionsOf(screen, { values, seller }).filter(
        ({ attributeCode }) =>
          ![...inOtherFields, saleMode].includes(attributeCode) &&
          !isAnsweredWithin(attributeCode, values),
      ),
    [screen, values, seller],
  )
}

/** Chosen below the price; until then it is an auction. */
const saleMode = 'sale_mode'

/** One question with a few answers: the screen's title asks it, and a tap goes on. */
export function isOnlyChoice(questions: readonly AttributeDefinition[]): boolean {
  const [only, ...others] = questions
  if (!only || others.length > 0) return false
  return ['body_type', 'radio', 'select'].includes(inputKindOf(only))
}

/** One figure that the screen's title asks for, written as large as it matters. */
export function isOnlyTyped([only, ...others]: readonly AttributeDefinition[]): boolean {
  if (!only || others.length > 0) return false
  return ['mileage', 'money', 'number', 'year', 'line'].includes(inputKindOf(only))
}

function Folded(props: {
  groups: readonly FoldedGroup[]
  extras: Readonly<Record<string, FieldExtra>>
  /** Below questions; else the screen's title says it. */
  isHeaded: boolean
  first?: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const countOf = useGivenCount()
  return (
    <section className={styles.folded}>
      {props.isHeaded && (
        <>
          <h2>{t('foldedTitle')}</h2>
          <p>{t('foldedText')}</p>
        </>
      )}
      <div className={styles.foldedGroups}>
        <FoldedParts>
          {props.first}
          {props.groups.map(({ group, definitions }) => (
            <FoldedPart key={group} title={texts.group(group)} text={countOf(definitions)}>
              <div className={styles.questions}>
                {definitions.map((definition) => (
                  <AdField
                    key={definition.attributeCode}
                    definition={definition}
                    {...props.extras[definition.attributeCode]}
                  />
                ))}
              </div>
            </FoldedPart>
          ))}
          {props.children}
        </FoldedParts>
      </div>
    </section>
  )
}

/** Screens of optional questions that stand beside the way: each comes back to it. */
function OfferedScreens({ screen }: { screen: AdScreen }) {
  const { state, seller } = useAd()
  const { values } = state.draft
  const screenPath = useScreenPath()
  const titleOf = useScreenTitle()
  const countOf = useGivenCount()
  return offeredBy(screen, { values, seller }).map(({ screen: offered, definitions }) => (
    <FoldedLink
      key={offered.id}
      href={screenPath(offered)}
      title={titleOf(offered)}
      text={countOf(definitions)}
    />
  ))
}

function useGivenCount() {
  const t = useTranslations('editor')
  const { values } = useAd().state.draft
  return (definitions: readonly AttributeDefinition[]) =>
    t('foldedCount', {
      given: definitions.filter(({ attributeCode }) => values[attributeCode] !== undefined).length,
      count: definitions.length,
    })
}
