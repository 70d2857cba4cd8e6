import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { type DeclineFacts, useOptionsAfterwards } from '../../../auction/use-options-afterwards.ts'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

type Reason = DeclineFacts['reasons'][number]
type Then = DeclineFacts['then'][number]

/**
 * Declining needs the reason and what is to follow. Beside each choice stands what will be possible
 * then, from when and at which price, because the bid does not come back.
 */
export function DeclineDialog(props: {
  facts: DeclineFacts
  open: boolean
  onClose: () => void
  onDecline: (move: RenegotiationMove) => void
}) {
  const { facts, open, onClose, onDecline } = props
  const t = useTranslations('auction.renegotiation.decline')
  const detailOf = useThenDetails(facts)
  const [reason, setReason] = useState<Reason | null>(null)
  const [then, setThen] = useState<Then | null>(null)
  const needsThen = reason === 'price_too_low'
  const isReady = reason === 'not_available' || (needsThen && then !== null)
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            look="danger-solid"
            disabledReason={isReady ? undefined : t('choose')}
            onClick={() => {
              if (reason === null) return
              onDecline({
                move: 'decline',
                reason,
                then: needsThen ? (then ?? 'neither') : 'neither',
              })
            }}
          >
            {t('action')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <RadioGroup
          label={t('reason')}
          value={reason}
          onChange={(value) => setReason(facts.reasons.find((each) => each === value) ?? null)}
          options={facts.reasons.map((value) => ({
            value,
            label: t(`reasons.${value}.label`),
            detail: t(`reasons.${value}.detail`),
          }))}
        />
        {needsThen && (
          <RadioGroup
            label={t('then')}
            value={then}
            onChange={(value) => setThen(facts.then.find((each) => each === value) ?? null)}
            options={facts.then.map((value) => ({
              value,
              label: t(`thens.${value}.label`),
              detail: detailOf(value),
            }))}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function useThenDetails({ withRestart, withoutBid }: DeclineFacts): (then: Then) => string {
  const t = useTranslations('auction.renegotiation.decline.thens')
  const format = useFormat()
  const options = useOptionsAfterwards()
  return (then) => {
    switch (then) {
      case 'restart': {
        if (withRestart === null) return ''
        const bid = format.money(withRestart.bid.amountEur)
        const until = format.dateTimeWithZone(withRestart.bid.bindsUntil)
        return `${t('restart.detail', { bid, until })} ${options.withRestart(withRestart)}`
      }
      case 'pause':
        return `${t('pause.detail')} ${options.newRound(withoutBid)}`
      case 'neither':
        return `${t('neither.detail')} ${options.withoutBid(withoutBid)}`
    }
  }
}
