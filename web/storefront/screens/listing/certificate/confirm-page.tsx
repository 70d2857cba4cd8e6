import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Certainty } from '#domain/certificate/values-of-certificate.ts'
import { type AttributeCode, attribute } from '#domain/vehicle/catalogue/attributes.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './certificate.module.css'

export type ConfirmRow = {
  readonly code: string
  readonly answers: readonly { readonly attribute: AttributeCode; readonly value: AttributeValue }[]
  /** Of the paper that it was read from. */
  readonly cut?: Blob
}

type ConfirmPageProps<Row extends ConfirmRow> = {
  readonly page: { readonly certainty: Certainty; readonly rows: readonly Row[] }
  readonly number: number
  readonly count: number
  readonly isBusy?: boolean
  /** With the rows that are right. */
  readonly onTake: (rows: readonly Row[]) => void
}

/** Each value, beside its cut of the paper where there is one; what is wrong is left out and asked in the form. */
export function ConfirmPage<Row extends ConfirmRow>(props: ConfirmPageProps<Row>) {
  const { page, number, count, isBusy = false, onTake } = props
  const t = useTranslations('editor.certificate')
  const heading = useRef<HTMLHeadingElement>(null)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => heading.current?.focus(), [])
  const right = page.rows.filter(({ code }) => !wrong.has(code))

  const { certainty } = page
  const isByPage = certainty !== 'doubt'
  const sureText = wrong.size === 0 ? t('sureYes') : t('takeOthers', { count: right.length })
  const yesText = isByPage ? sureText : t('unsureYes')

  function toggle(code: string) {
    const next = new Set(wrong)
    if (!next.delete(code)) next.add(code)
    setWrong(next)
  }

  return (
    <section className={styles.confirm}>
      <header>
        {certainty !== 'sure' && (
          <span className={styles.unsure}>
            <Icon icon="eye" size={16} />
            {t('unsureChip')}
          </span>
        )}
        <h3 ref={heading} tabIndex={-1}>
          {t(certainty === 'sure' ? 'sureTitle' : 'unsureTitle')}
        </h3>
        <p>{t('pageOf', { number, count })}</p>
      </header>
      <ul className={classNames(styles.rows, !isByPage && styles.alone)}>
        {page.rows.map((row) => (
          <RowToConfirm
            key={row.code}
            row={row}
            isWrong={wrong.has(row.code)}
            onToggle={isByPage ? () => toggle(row.code) : undefined}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" size="large" busy={isBusy} onClick={() => onTake(right)}>
          {yesText}
        </Button>
        {isByPage ? (
          <p className={styles.hint}>{t('pencilHint')}</p>
        ) : (
          <Button size="large" onClick={() => onTake([])}>
            {t('unsureNo')}
          </Button>
        )}
      </div>
    </section>
  )
}

function RowToConfirm(props: {
  row: ConfirmRow
  isWrong: boolean
  onToggle: (() => void) | undefined
}) {
  const { row, isWrong, onToggle } = props
  const t = useTranslations('editor.certificate')
  const { label, value } = useRowTexts(row)
  return (
    <li className={classNames(styles.row, !row.cut && styles.plain, isWrong && styles.wrong)}>
      <span className={styles.label}>
        {label} {row.cut && <span className={styles.code}>{row.code}</span>}
      </span>
      {row.cut && <Cut cut={row.cut} label={label} />}
      <strong className={styles.value}>{value}</strong>
      {onToggle && (
        <IconButton
          className={styles.toggle}
          icon={isWrong ? 'rotate-ccw' : 'pencil'}
          label={`${label}: ${isWrong ? t('keep') : t('wrong')}`}
          onClick={onToggle}
        />
      )}
    </li>
  )
}

function Cut({ cut, label }: { cut: Blob; label: string }) {
  const t = useTranslations('editor.certificate')
  const address = useObjectUrl(cut)
  if (address === undefined) return null
  return <img className={styles.cut} src={address} alt={t('cut', { label })} />
}

/** A date fills two answers and is shown as one, a plate with its country. */
function useRowTexts({ answers }: ConfirmRow): { label: string; value: string } {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const [first, second] = answers
  if (!first) return { label: '', value: '' }
  if (first.attribute === 'first_registration_year') {
    const month = String(second?.value ?? '').padStart(2, '0')
    return { label: t('firstRegistration'), value: `${month}/${String(first.value)}` }
  }
  // A plate tells its country too, a number the maker of the base vehicle; both are confirmed.
  const shown = answers.filter(
    (each) => each === first || ['registration_country', 'chassis_make'].includes(each.attribute),
  )
  return {
    label: texts.label(first.attribute),
    value: shown.map((each) => texts.answer(attribute(each.attribute), each.value)).join(', '),
  }
}
