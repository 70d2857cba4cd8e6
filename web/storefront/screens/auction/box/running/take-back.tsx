import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import type { BoxProps } from '../box-props.ts'
import { useMissed } from '../drafts/missed.tsx'
import { MaterialDefectLink } from '../state/defect-link.tsx'

/** For a while after a void or a new defect a bidder may take their bid back (rules 5 and 8). */
export function TakeBack({ product, auction, drafts }: BoxProps) {
  const { takeBackBid } = auction.actions
  if (!takeBackBid?.isAllowed) return null
  return (
    <TakeBackOffer product={product} auction={auction} drafts={drafts} {...takeBackBid.facts} />
  )
}

function TakeBackOffer(
  props: BoxProps & {
    takeBackUntil: string
    fromSequence: number
    cause: 'taken_back' | 'new_defect'
  },
) {
  const { product, auction, drafts, takeBackUntil, fromSequence, cause } = props
  const { auctionId } = auction
  const t = useTranslations('auction.takeBack')
  const format = useFormat()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const snackbar = useSnackbar()
  const miss = useMissed(drafts, 'offer')
  const describe = () => t('described')
  const command = useMarketCommand<null>(
    auctionId,
    'take-back',
    (api, { idempotencyKey }) => api.auction.takeBackBid({ params: { auctionId }, idempotencyKey }),
    {
      accepted: () => snackbar({ tone: 'good', text: t('done') }),
      refused: miss(describe),
    },
  )
  const at = format.dateTimeWithZone(takeBackUntil)
  const from = auction.history?.find(({ sequence }) => sequence === fromSequence)
  const amount = from ? format.money(from.amountEur) : 'none'
  function confirm() {
    setConfirmOpen(false)
    void command.send(null)
  }
  return (
    <section className={styles.part}>
      <Banner
        tone="late"
        title={t(`${cause}.title`)}
        actions={
          <Button busy={command.isBusy} onClick={() => setConfirmOpen(true)}>
            {t(`${cause}.action`)}
          </Button>
        }
      >
        {t(`${cause}.text`, { at })}{' '}
        {cause === 'new_defect' && <MaterialDefectLink product={product} />}
      </Banner>
      <CommandNotice command={command} describe={describe} />
      <ConfirmAmount
        open={isConfirmOpen}
        title={t(`${cause}.confirm`)}
        action={t(`${cause}.action`)}
        onConfirm={confirm}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{t(`${cause}.consequence`, { amount })}</p>
      </ConfirmAmount>
    </section>
  )
}
