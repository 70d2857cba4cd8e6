import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { BiddersOfAuction } from '#contract/endpoints/auction-voids.ts'
import { type VoidReason, voidReasons } from '#domain/auction/core/void-mark.ts'
import { keysOf } from '#web/api/queries.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { useSessionState } from '../../../list-view/session-state.ts'
import { VoidPreview } from './void-preview.tsx'

type Bid = NonNullable<AuctionView['history']>[number]

const shortestNote = 5
const longestNote = 2000
const emptyNote = ''

/** Which bids go, why, and what follows: said before it is done, since it cannot be undone. */
export function VoidDialog(props: {
  auction: AuctionView
  bidder: BiddersOfAuction['bidders'][number]
  bids: readonly Bid[]
  onVoided: () => void
  onClose: () => void
}) {
  const { auction, bidder, bids, onVoided, onClose } = props
  const t = useTranslations('console-auctions.void')
  const formId = useId()
  const snackbar = useSnackbar()
  const [from, setFrom] = useState<number | null>(null)
  const [reason, setReason] = useState<VoidReason | null>(null)
  const keptAs = `void-${auction.auctionId}-${bidder.pseudonym}`
  const [note, setNote, forgetNote] = useSessionState(keptAs, emptyNote)
  const call = useCall((api) => api.auctionVoids.voidBids, {
    refreshes: [keysOf('auction'), keysOf('merchantReview')],
    onSuccess: () => {
      forgetNote()
      onVoided()
      snackbar({ tone: 'good', text: t('done') })
      onClose()
    },
  })
  const isSent = call.isPending || call.isSuccess
  const isReady = from !== null && reason !== null && note.trim().length >= shortestNote
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || call.isPending) return
    const body = { fromSequence: from, reason, note: note.trim() }
    call.mutate({ params: { auctionId: auction.auctionId }, body })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { company: bidder.company })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="danger-solid"
            busy={call.isPending}
            disabledReason={isReady ? undefined : t('incomplete')}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('consequence')}</p>
          <NotifiedPeople auction={auction} />
          {bidder.voids > 0 && <Banner tone="warn">{t('before', { count: bidder.voids })}</Banner>}
          <ProblemBanner error={call.error} />
          <FirstBid bids={bids} value={from} onChange={setFrom} />
          {from !== null && <VoidPreview {...{ auction, reason, isSent }} fromSequence={from} />}
          <Select
            label={t('reason')}
            placeholder={t('choose')}
            value={reason}
            onChange={(value) => setReason(voidReasons.find((one) => one === value) ?? null)}
            options={voidReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <TooLate auction={auction} reason={reason} />
          <TextArea
            label={t('note')}
            help={t('noteHelp')}
            rows={4}
            maxLength={longestNote}
            value={note}
            onChange={(next) => setNote(() => next)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function FirstBid(props: {
  bids: readonly Bid[]
  value: number | null
  onChange: (sequence: number) => void
}) {
  const t = useTranslations('console-auctions.void')
  const tCause = useTranslations('auction.history.causes')
  const format = useFormat()
  return (
    <Select
      label={t('from')}
      help={t('fromHelp')}
      placeholder={t('chooseBid')}
      value={props.value === null ? null : String(props.value)}
      onChange={(value) => props.onChange(Number(value))}
      options={props.bids.map(({ sequence, amountEur, cause, at }) => ({
        value: String(sequence),
        label: [format.money(amountEur), tCause(cause), format.dateTime(at)].join(' · '),
      }))}
    />
  )
}

function NotifiedPeople({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.void')
  const { voidBids } = auction.actions
  if (!voidBids?.isAllowed) return null
  return <p className="muted small">{t('notified', { minutes: voidBids.facts.takeBackMinutes })}</p>
}

/** The server would refuse it: said before it is sent. */
function TooLate({ auction, reason }: { auction: AuctionView; reason: VoidReason | null }) {
  const t = useTranslations('console-auctions.void')
  const format = useFormat()
  const now = useServerNow(1_000)
  const { voidBids } = auction.actions
  if (!voidBids?.isAllowed || reason === null || reason === 'description_wrong') return null
  const { possibleUntil } = voidBids.facts
  if (now < Date.parse(possibleUntil)) return null
  return <Banner tone="warn">{t('tooLate', { at: format.dateTime(possibleUntil) })}</Banner>
}
