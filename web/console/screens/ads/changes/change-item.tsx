import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from './changes.module.css'
import { textDifference } from './text-difference.ts'
import type { Decision, ShownChange } from './use-decisions.ts'

type ChangeItemProps = {
  readonly change: ShownChange
  readonly mayDecide: boolean
  readonly decision: Decision | undefined
  /** The one that the keys are about. */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onReopen: () => void
}

/** One change: each of its answers as it stands and as its owner wants it, and what is decided of it. */
export function ChangeItem(props: ChangeItemProps) {
  const { change, mayDecide, decision, isCurrent, onAccept, onDecline, onReopen } = props
  const t = useTranslations('console-ads.changes')
  const format = useFormat()
  const labels = useAttributeLabels()
  const place = useRef<HTMLLIElement>(null)
  const wasCurrent = useRef(isCurrent)
  // Only where somebody has walked to it: a panel that opens begins at its head.
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) place.current?.scrollIntoView({ block: 'nearest' })
    wasCurrent.current = isCurrent
  }, [isCurrent])
  const name = labels.label(change.after[0]?.attributeCode ?? change.field)
  return (
    <li
      ref={place}
      className={classNames(styles.item, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
      onFocus={props.onFocus}
    >
      <Answers change={change} />
      <small className="muted">{t('proposed', { at: format.dateTime(change.proposedAt) })}</small>
      {change.obstacle !== null && <p className={styles.obstacle}>{change.obstacle}</p>}
      {decision ? (
        <div className={styles.decided}>
          <StatusChip tone={decision.verdict === 'accepted' ? 'good' : 'bad'}>
            {t(decision.verdict)}
          </StatusChip>
          {decision.reason !== '' && <span>{decision.reason}</span>}
          <Button size="dense" look="quiet" onClick={onReopen}>
            {t('reopen')}
          </Button>
        </div>
      ) : !mayDecide ? null : (
        <Cluster gap={2}>
          <Button
            size="dense"
            disabled={change.obstacle !== null}
            aria-label={t('acceptOf', { name })}
            onClick={onAccept}
          >
            {t('accept')}
            {isCurrent && <kbd>a</kbd>}
          </Button>
          <Button
            size="dense"
            look="danger"
            aria-label={t('declineOf', { name })}
            onClick={onDecline}
          >
            {t('decline')}
            {isCurrent && <kbd>x</kbd>}
          </Button>
        </Cluster>
      )}
    </li>
  )
}

function Answers({ change: { before, after } }: { change: ShownChange }) {
  const t = useTranslations('console-ads.changes')
  const labels = useAttributeLabels()
  const text = (code: string, value: ShownChange['after'][number]['value'] | undefined) => {
    const definition = findAttribute(code)
    if (!definition || value === null || value === undefined || value === '') return t('nothing')
    return labels.value(definition, value)
  }
  return after.map(({ attributeCode, value }) => {
    const was = before.find((each) => each.attributeCode === attributeCode)?.value
    return (
      <div key={attributeCode}>
        <h4 className={styles.question}>{labels.label(attributeCode)}</h4>
        <dl className={styles.versions}>
          <div>
            <dt>{t('before')}</dt>
            <dd>{text(attributeCode, was)}</dd>
          </div>
          <div>
            <dt>{t('after')}</dt>
            <dd>
              <Wanted before={text(attributeCode, was)} after={text(attributeCode, value)} />
            </dd>
          </div>
        </dl>
      </div>
    )
  })
}

/** Of a long text only the new words stand out. */
function Wanted({ before, after }: { before: string; after: string }) {
  const { start, middle, end } = textDifference(before, after)
  return (
    <>
      {start}
      <ins>{middle}</ins>
      {end}
    </>
  )
}
