import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AttributeDefinition, AttributeGroupName } from '#domain/vehicle/attribute.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useImported } from '../imported/imported.ts'
import { AttributeField, type AttributeFieldProps } from './attribute-field.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { type FieldBlock, type FieldStep, fieldBlocks } from './field-blocks.ts'
import styles from './fields.module.css'

const besides: Readonly<Record<string, string>> = {
  first_registration_year: 'first_registration_month',
  mileage: 'mileage_is_estimated',
}

/** What a step knows about a question besides the catalogue. */
export type FieldExtra = Partial<Pick<AttributeFieldProps, 'ownTexts' | 'ownInput' | 'warning'>>

type AdFieldProps = FieldExtra & {
  readonly definition: AttributeDefinition
  /** The seller wanted to go on without it. */
  readonly isMissed?: boolean
  /** The screen's title asks the question. */
  readonly isLabelHidden?: boolean
  /** Where less is needed than for an ad. */
  readonly isOptional?: boolean
}

/** One question with what the ad knows about its answer. */
export function AdField(props: AdFieldProps) {
  const { definition, ownTexts, ownInput, warning } = props
  const { isMissed = false, isLabelHidden = false } = props
  const { editor, state, faults, doubts } = useAd()
  const texts = useAttributeTexts()
  const { attributeCode: code, requirement } = definition
  const { isOptional = requirement === 'optional' } = props
  const { values } = state.draft
  const imported = useImported()
  const fault = faults.get(code)
  const beside = besides[code]
  return (
    <AttributeField
      definition={definition}
      value={values[code]}
      beside={beside === undefined ? undefined : values[beside]}
      error={errorText()}
      isLabelHidden={isLabelHidden}
      doubt={doubts.get(code)}
      editor={editor}
      isOptional={isOptional}
      ownTexts={ownTexts}
      ownInput={ownInput}
      warning={warning}
      importedFrom={imported.get(code)}
    />
  )

  function errorText(): string | undefined {
    if (fault) return texts.fault(fault)
    return isMissed ? texts.fault({ field: code, rule: 'required' }) : undefined
  }
}

/** A block: what is asked of everybody first, the rest behind one line that counts it. */
function BlockFields(props: {
  block: FieldBlock
  isFolded: boolean
  extras?: Readonly<Record<string, FieldExtra>>
}) {
  const { block, isFolded, extras = {} } = props
  const t = useTranslations('editor')
  const { values } = useAd().state.draft
  const { required, optional } = block
  const given = optional.filter(({ attributeCode }) => values[attributeCode] !== undefined).length
  // What was answered on an earlier visit is shown; what is answered now stays where it is.
  const [isOpenAtFirst] = useState(given > 0)
  const grid = (definitions: readonly AttributeDefinition[]) => (
    <div className={styles.grid}>
      {definitions.map((definition) => (
        <AdField
          key={definition.attributeCode}
          definition={definition}
          {...extras[definition.attributeCode]}
        />
      ))}
    </div>
  )
  return (
    <>
      {required.length > 0 && grid(required)}
      {optional.length > 0 &&
        (isFolded ? (
          <details className={styles.more} open={isOpenAtFirst || undefined}>
            <summary>
              {required.length > 0
                ? t('moreFields', { count: optional.length })
                : t('onlyOptional', { count: optional.length })}
              {given > 0 && (
                <span className={styles.given}>{t('givenFields', { count: given })}</span>
              )}
            </summary>
            {grid(optional)}
          </details>
        ) : (
          grid(optional)
        ))}
    </>
  )
}

export function Block(props: { title: string; lead?: string; id?: string; children: ReactNode }) {
  const { title, lead, id, children } = props
  return (
    <section id={id} className={styles.block}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** All blocks of a step, or some of its groups. */
export function StepFields(props: {
  step: FieldStep
  groups?: readonly AttributeGroupName[]
  extras?: Readonly<Record<string, FieldExtra>>
}) {
  const { step, groups, extras } = props
  const { state, seller } = useAd()
  const texts = useAttributeTexts()
  const { values } = state.draft
  const blocks = useMemo(() => fieldBlocks(step, { values, seller }), [step, values, seller])
  return blocks
    .filter(({ group }) => groups === undefined || groups.includes(group))
    .map((block) => (
      <Block key={block.group} title={texts.group(block.group)}>
        <BlockFields block={block} isFolded={step !== 'description'} {...(extras && { extras })} />
      </Block>
    ))
}
