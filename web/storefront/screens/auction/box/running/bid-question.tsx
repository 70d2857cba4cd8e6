import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { type BidFacts, filledIn } from '../../amounts/amounts.ts'
import styles from '../../auction-box.module.css'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'

/** Asked once more, for the amount that stood there then; the price may move on under the question. */
export type BidQuestion = {
  /** An unusual amount, one that just moved, the dealer's own lead, Enter. */
  readonly reason: 'high' | 'moved' | 'leading' | 'keyboard'
  readonly amountEur: number
}

/** Nothing is bid but what was asked for. Once that is too low its button only leads back. */
export function ConfirmBid(props: {
  question: BidQuestion | null
  facts: BidFacts
  sentence: string
  onConfirm: (amountEur: number) => void
  onClose: () => void
}) {
  const { question, facts, sentence, onConfirm, onClose } = props
  const t = useTranslations('auction.bid')
  const format = useFormat()
  const { reason = 'keyboard', amountEur = facts.minimumEur } = question ?? {}
  const amount = format.money(amountEur)
  const minimum = format.money(facts.minimumEur)
  const isOvertaken = amountEur < facts.minimumEur
  return (
    <ConfirmAmount
      open={question !== null}
      title={t(`confirm.${isOvertaken ? 'overtaken' : reason}`, { amount })}
      action={isOvertaken ? t('overtakenAction') : t('place', { amount })}
      isLikelySlip={reason === 'high' || reason === 'leading'}
      onConfirm={() => (isOvertaken ? onClose() : onConfirm(amountEur))}
      onClose={onClose}
    >
      {isOvertaken ? (
        <p role="alert">{t('overtakenText', { minimum })}</p>
      ) : (
        <>
          {reason === 'high' && <p>{t('highText', { minimum })}</p>}
          {reason === 'leading' && <p>{t('leadingText')}</p>}
          <p className={styles.fine}>{filledIn(sentence, amount)}</p>
        </>
      )}
    </ConfirmAmount>
  )
}
