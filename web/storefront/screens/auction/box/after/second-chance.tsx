import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { RefusedBid } from '../../commands/refused-bid.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import { biddingBlockedBy } from './bidding-blocked-by.ts'

type Answer = { answer: 'accept' | 'decline' }

/** The second bidder is asked: buy at the own bid, or leave it (rules 10). */
export function SecondChance(props: { auction: AuctionView; drafts: DraftsControl }) {
  const { auction, drafts } = props
  const t = useTranslations('auction.after.second')
  const format = useFormat()
  const { auctionId, actions, secondChance } = auction
  const [asked, setAsked] = useState<Answer['answer'] | null>(null)
  const miss = useMissed(drafts, 'answer')
  const describe = () => t('described')
  const command = useMarketCommand<Answer>(
    auctionId,
    'second-chance',
    (api, request) =>
      api.auction.secondChance({
        params: { auctionId, answer: request.body.answer },
        idempotencyKey: request.idempotencyKey,
      }),
    { refused: miss(describe) },
  )
  if (secondChance === null) return null
  const amount = format.money(secondChance.amountEur)
  const isBuying = asked === 'accept'
  const why = biddingBlockedBy(actions.secondChanceAccept)

  async function send() {
    if (asked === null) return
    setAsked(null)
    await command.send({ answer: asked })
  }

  return (
    <section className={styles.part}>
      <Banner
        tone="late"
        title={t('title', { amount })}
        actions={
          <Cluster gap={2}>
            <Button
              look="primary"
              busy={command.isBusy}
              disabled={!actions.secondChanceAccept?.isAllowed}
              onClick={() => setAsked('accept')}
            >
              {t('accept', { amount })}
            </Button>
            <Button
              look="quiet"
              busy={command.isBusy}
              disabled={!actions.secondChanceDecline?.isAllowed}
              onClick={() => setAsked('decline')}
            >
              {t('decline')}
            </Button>
          </Cluster>
        }
      >
        {t('text', { at: format.dateTimeWithZone(secondChance.turnEndsAt) })}
      </Banner>
      {why !== null && <RefusedBid auction={auction} refusal={why} />}
      <CommandNotice command={command} describe={describe} />
      <ConfirmAmount
        open={asked !== null}
        title={isBuying ? t('confirm', { amount }) : t('declineConfirm')}
        action={isBuying ? t('accept', { amount }) : t('decline')}
        isDangerous={!isBuying}
        onConfirm={() => void send()}
        onClose={() => setAsked(null)}
      >
        <p>{isBuying ? t('confirmText') : t('declineText')}</p>
      </ConfirmAmount>
    </section>
  )
}
