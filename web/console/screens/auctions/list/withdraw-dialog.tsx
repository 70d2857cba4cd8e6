import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type WithdrawalReason,
  withdrawalReasons,
} from '#domain/auction/core/withdrawal-reasons.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'

/** Why an auction is taken out: one of a closed list; everybody who took part is notified (rules 2). */
export function WithdrawDialog(props: {
  auctionId: number
  needsSecondOperator: boolean
  onClose: () => void
}) {
  const { auctionId, needsSecondOperator, onClose } = props
  const t = useTranslations('console-auctions.command')
  const [reason, setReason] = useState<WithdrawalReason | null>(null)
  const withdraw = useCall((api) => api.auction.withdrawAsOperator, {
    refreshes: [keysOf('auction', 'get'), keysOf('review', 'auctions')],
    onSuccess: onClose,
  })
  // Where a second operator has to confirm, the button only requests the withdrawal.
  const label = t(needsSecondOperator ? 'request' : 'withdraw')
  return (
    <Dialog
      open
      role="alertdialog"
      title={label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button
            look="danger-solid"
            busy={withdraw.isPending}
            disabled={reason === null}
            onClick={() =>
              reason !== null && withdraw.mutate({ params: { auctionId }, body: { reason } })
            }
          >
            {label}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('consequence')}</p>
        {needsSecondOperator && <Banner tone="warn">{t('needsSecond')}</Banner>}
        <RadioGroup
          label={t('reason')}
          value={reason}
          onChange={(next) => setReason(next as WithdrawalReason)} // One of the list below.
          options={withdrawalReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <ProblemBanner error={withdraw.error} />
      </Stack>
    </Dialog>
  )
}
