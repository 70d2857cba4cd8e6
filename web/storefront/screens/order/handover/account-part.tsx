import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import type { Order } from '#contract/endpoints/order.ts'
import { groupedIban } from '#domain/order/bank-account.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AccountForm } from './account-form.tsx'
import styles from './handover.module.css'

type AccountProps = {
  readonly order: Order
  readonly account: HandoverPage['account']
  readonly side: HandoverSide
}

/** Where the price goes: given by the seller, read by the buyer, and told of nowhere else (rules 10). */
export function AccountPart({ order, account, side }: AccountProps) {
  const t = useTranslations('handover.account')
  const [isAsked, setAsked] = useState(false)
  const { shown, waiting, mayGive } = account
  const isFirst = shown === null
  return (
    <>
      <Shown {...{ order, account, side }} />
      <Waiting waiting={waiting} side={side} />
      {isFirst && !mayGive && side === 'buyer' && <p className="muted">{t('none')}</p>}
      {mayGive && !isFirst && !isAsked && (
        <div className={styles.buttons}>
          <Button look="quiet" flush onClick={() => setAsked(true)}>
            {t('change')}
          </Button>
        </div>
      )}
      {mayGive && (isFirst || isAsked) && (
        <AccountForm order={order} isFirst={isFirst} onGiven={() => setAsked(false)} />
      )}
    </>
  )
}

function Shown({ order, account: { shown }, side }: AccountProps) {
  const t = useTranslations('handover.account')
  if (shown === null) return null
  const contract = order.documents.find(({ kind }) => kind === 'contract')
  const isPaid = order.handover.moneyArrivedAt !== null
  return (
    <>
      <FactList
        facts={[
          { term: t('holder'), value: shown.holder },
          { term: t('iban'), value: groupedIban(shown.iban) },
          ...(contract?.number ? [{ term: t('reference'), value: contract.number }] : []),
        ]}
      />
      {side === 'buyer' && !isPaid && <p className="muted small">{t('onlyHere')}</p>}
    </>
  )
}

function Waiting(props: { waiting: HandoverPage['account']['waiting']; side: HandoverSide }) {
  const { waiting, side } = props
  const t = useTranslations('handover.account.waiting')
  const format = useFormat()
  if (waiting === null) return null
  const at = format.dateTimeWithZone(waiting.shownFrom)
  const iban = groupedIban(waiting.account?.iban ?? '')
  return (
    <Banner tone="warn">
      {side === 'seller' ? t('seller', { at, iban }) : t('buyer', { at })}
    </Banner>
  )
}
