import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { ReasonDialog } from '../../../list-view/reason-dialog.tsx'
import { useMay } from '../../../operator-roles/may.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const refreshes = [keysOf('auction', 'get'), keysOf('review', 'auctions')]
const minimumReason = 10

/** What an operator can do in an auction: withdraw it, end a renegotiation (rules 2 and 6). */
export function OperatorActions({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.command')
  const may = useMay()
  const [asked, setAsked] = useState<'withdraw' | 'cancel' | null>(null)
  const { withdraw, cancelRenegotiation } = auction.actions
  const canWithdraw = withdraw?.isAllowed && auction.withdrawalRequest === null
  const isAnything =
    canWithdraw || cancelRenegotiation?.isAllowed || auction.withdrawalRequest !== null
  if (!isAnything || !may('auction.withdrawAsOperator')) return null
  const close = () => setAsked(null)
  return (
    <PanelSection title={t('title')}>
      <WithdrawalRequest auction={auction} />
      <Cluster gap={2}>
        {canWithdraw && (
          <Button look="danger" size="dense" onClick={() => setAsked('withdraw')}>
            {t(withdraw?.isAllowed && withdraw.facts.needsSecondOperator ? 'request' : 'withdraw')}
          </Button>
        )}
        {cancelRenegotiation?.isAllowed && (
          <Button look="danger" size="dense" onClick={() => setAsked('cancel')}>
            {t('cancelRenegotiation')}
          </Button>
        )}
      </Cluster>
      {asked === 'withdraw' && withdraw?.isAllowed && (
        <WithdrawDialog
          auctionId={auction.auctionId}
          needsSecondOperator={withdraw.facts.needsSecondOperator}
          onClose={close}
        />
      )}
      <CancelRenegotiation
        auctionId={auction.auctionId}
        open={asked === 'cancel'}
        onClose={close}
      />
    </PanelSection>
  )
}

/** Why it is off the market: seller and bidders have been notified and may ask about it. */
export function AuctionWithdrawal({ auction: { withdrawal } }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.command')
  const format = useFormat()
  if (withdrawal === null) return null
  const { reason, operatorCustomerId, confirmedByCustomerId: second, at } = withdrawal
  const moment = format.dateTime(at)
  const by = { number: String(operatorCustomerId), moment }
  return (
    <Banner title={t('withdrawn', { reason: t(`reasons.${reason}`) })}>
      {operatorCustomerId === null
        ? t('withdrawnAfterSale', { moment })
        : second === null
          ? t('withdrawnBy', by)
          : t('withdrawnByTwo', { ...by, second: String(second) })}
    </Banner>
  )
}

/** What one operator asked for, to be confirmed by another one for the same reason. */
function WithdrawalRequest({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.command')
  const format = useFormat()
  const { auctionId, withdrawalRequest: request, actions } = auction
  const confirm = useCall((api) => api.auction.withdrawAsOperator, { refreshes })
  const drop = useCall((api) => api.auction.dropWithdrawal, { refreshes })
  if (request === null) return null
  const params = { auctionId }
  const { reason, operatorCustomerId, at } = request
  return (
    <Banner
      tone="warn"
      title={t('requested', { reason: t(`reasons.${reason}`) })}
      actions={
        <Cluster gap={2}>
          {actions.withdraw?.isAllowed && (
            <Button
              look="danger-solid"
              size="dense"
              busy={confirm.isPending}
              onClick={() => confirm.mutate({ params, body: { reason } })}
            >
              {t('confirm')}
            </Button>
          )}
          <Button
            size="dense"
            busy={drop.isPending}
            onClick={() => drop.mutate({ params, body: {} })}
          >
            {t('drop')}
          </Button>
        </Cluster>
      }
    >
      <p>
        {t('requestedBy', { number: String(operatorCustomerId), moment: format.dateTime(at) })}.{' '}
        {!actions.withdraw?.isAllowed && t('own')}
      </p>
      <ProblemBanner error={confirm.error ?? drop.error} />
    </Banner>
  )
}

function CancelRenegotiation(props: { auctionId: number; open: boolean; onClose: () => void }) {
  const { auctionId, open, onClose } = props
  const t = useTranslations('console-auctions.command')
  const cancel = useCall((api) => api.auction.cancelRenegotiation, {
    refreshes,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('cancelRenegotiation')}
      consequence={t('cancelRenegotiationText')}
      label={t('logReason')}
      submit={t('cancelRenegotiation')}
      isDanger
      minimumLength={minimumReason}
      keptAs={`cancel-renegotiation-${auctionId}`}
      isBusy={cancel.isPending}
      error={cancel.error}
      onSubmit={(reason) => cancel.mutate({ params: { auctionId }, body: { reason } })}
    />
  )
}
