import { useTranslations } from 'use-intl/react'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { isAnswered } from '#domain/vehicle/values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ProblemBanner } from '../../../../../components/problem-banner.tsx'
import { valuesOf } from '../../../../../components/product-line.ts'
import { PanelSection } from '../../../../../list-view/panel.tsx'
import { ConsoleLink } from '../../../../../shell/console-link.tsx'
import styles from '../review.module.css'
import type { Reviewed } from '../reviewed.ts'
import { useFlagReason } from './use-flag-reason.ts'
import type { Suspicions } from './use-suspicions.ts'

/** What deserves a second look: what was answered, why it stands here, and who has settled it by one press. */
export function ReviewFlags(props: { review: Reviewed; suspicions: Suspicions; isOpen: boolean }) {
  const { review, suspicions, isOpen } = props
  const t = useTranslations('console-ads.flagged')
  const settled = review.flags.filter((flag) => flag.settled !== null)
  return (
    <PanelSection
      title={t('title')}
      note={t('cleared', { count: settled.length, all: review.flags.length })}
    >
      <ProblemBanner error={suspicions.error} />
      <ul className={styles.flags}>
        {review.flags.map((flag) => (
          <li key={flag.name}>
            <div>
              <Doubt review={review} flag={flag} />
              <SettledBy flag={flag} />
            </div>
            {isOpen && <Press flag={flag} suspicions={suspicions} />}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

type Flag = Reviewed['flags'][number]

function Doubt({ review, flag }: { review: Reviewed; flag: Flag }) {
  const t = useTranslations('console-ads.flagged')
  const labels = useAttributeLabels()
  const reasonOf = useFlagReason()
  const { entityId } = flag.params
  if (flag.rule === 'same_vehicle') {
    const number = String(entityId)
    return <ConsoleLink href={`/ads/${number}`}>{t('sameVehicle', { number })}</ConsoleLink>
  }
  const definition = findAttribute(flag.field)
  const answer = valuesOf(review.product)[flag.field]
  return (
    <>
      <span className={styles.flagTerm}>{labels.label(flag.field)}</span>
      {definition && isAnswered(answer) && <b>{labels.value(definition, answer)}</b>}
      <small>{reasonOf(flag)}</small>
    </>
  )
}

function SettledBy({ flag: { settled } }: { flag: Flag }) {
  const t = useTranslations('console-ads.flagged')
  const format = useFormat()
  if (settled === null) return null
  const { operator, settledAt } = settled
  return <small>{t('settledBy', { operator, at: format.dateTime(settledAt) })}</small>
}

function Press({ flag, suspicions }: { flag: Flag; suspicions: Suspicions }) {
  const t = useTranslations('console-ads.flagged')
  const labels = useAttributeLabels()
  const isSettled = flag.settled !== null
  return (
    <Button
      size="dense"
      look={isSettled ? 'quiet' : 'secondary'}
      aria-label={isSettled ? undefined : t('fitsOf', { name: labels.label(flag.field) })}
      onClick={() => suspicions.judge([flag.name], !isSettled)}
    >
      {t(isSettled ? 'reopen' : 'fits')}
    </Button>
  )
}
