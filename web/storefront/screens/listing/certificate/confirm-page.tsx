import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './certificate.module.css'
import type { CertificatePage, CertificateRow } from './certificate-steps.ts'

type ConfirmPageProps = {
  readonly page: CertificatePage
  readonly number: number
  readonly count: number
  /** With the rows that are right. */
  readonly onTake: (rows: readonly CertificateRow[]) => void
}

/** Each value beside its cut of the paper; what is wrong is left out and asked in the form. */
export function ConfirmPage({ page, number, count, onTake }: ConfirmPageProps) {
  const t = useTranslations('editor.certificate')
  const heading = useRef<HTMLHeadingElement>(null)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => heading.current?.focus(), [])
  const right = page.rows.filter(({ code }) => !wrong.has(code))

  const sureText = wrong.size === 0 ? t('sureYes') : t('takeOthers', { count: right.length })
  const yesText = page.isSure ? sureText : t('unsureYes')

  function toggle(code: string) {
    const next = new Set(wrong)
    if (!next.delete(code)) next.add(code)
    setWrong(next)
  }

  return (
    <section className={styles.confirm}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {t(page.isSure ? 'sureTitle' : 'unsureTitle')}
        </h3>
        <p>{t('pageOf', { number, count })}</p>
      </header>
      <ul className={styles.rows}>
        {page.rows.map((row) => (
          <Row
            key={row.code}
            row={row}
            isWrong={wrong.has(row.code)}
            onToggle={page.isSure ? () => toggle(row.code) : undefined}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        {!page.isSure && (
          <Button look="quiet" onClick={() => onTake([])}>
            {t('unsureNo')}
          </Button>
        )}
        <Button look="primary" onClick={() => onTake(right)}>
          {yesText}
        </Button>
      </div>
    </section>
  )
}

function Row(props: { row: CertificateRow; isWrong: boolean; onToggle: (() => void) | undefined }) {
  const { row, isWrong, onToggle } = props
  const t = useTranslations('editor.certificate')
  const { label, value } = useRowTexts(row)
  const cut = useObjectUrl(row.cut)
  return (
    <li className={classNames(styles.row, isWrong && styles.wrong)}>
      <div>
        <span className={styles.label}>
          {label} <span className={styles.code}>{row.code}</span>
        </span>
        <strong>{value}</strong>
      </div>
      {cut !== undefined && <img className={styles.cut} src={cut} alt={t('cut', { label })} />}
      {onToggle && (
        <Button
          look="quiet"
          size="dense"
          icon={isWrong ? 'rotate-ccw' : 'pencil'}
          aria-pressed={isWrong}
          onClick={onToggle}
        >
          {isWrong ? t('keep') : t('wrong')}
        </Button>
      )}
    </li>
  )
}

/** A date fills two answers and is shown as one. */
function useRowTexts({ answers }: CertificateRow): { label: string; value: string } {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const [first, second] = answers
  if (!first) return { label: '', value: '' }
  if (first.attribute === 'first_registration_year') {
    const month = String(second?.value ?? '').padStart(2, '0')
    return { label: t('firstRegistration'), value: `${month}/${String(first.value)}` }
  }
  return {
    label: texts.label(first.attribute),
    value: texts.answer(attribute(first.attribute), first.value),
  }
}
