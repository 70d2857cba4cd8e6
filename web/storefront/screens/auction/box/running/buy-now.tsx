import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { VehicleTax } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { filledIn } from '../../amounts/amounts.ts'
import { LandedPrice } from '../../amounts/landed-price.tsx'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'

type BuyBody = { priceEur: number; consentVersion: string }

/** Buys at the owner's price at once; off near it and in the closing phase (rules 7). */
export function BuyNow(props: {
  auction: AuctionView
  tax: VehicleTax | null
  drafts: DraftsControl
}) {
  const { auction, tax, drafts } = props
  const t = useTranslations('auction.buyNow')
  const format = useFormat()
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const { auctionId, actions } = auction
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const miss = useMissed(drafts)
  const describe = (body: BuyBody) => t('described', { amount: format.money(body.priceEur) })
  const buy = useMarketCommand<BuyBody>(
    auctionId,
    'buy-now',
    (api, request) => api.auction.buyNow({ params: { auctionId }, ...request }),
    { refused: miss(describe, true) },
  )
  if (!actions.buyNow.isAllowed) return null
  const { priceEur } = actions.buyNow.facts
  const amount = format.money(priceEur)
  const confirm = async () => {
    setConfirmOpen(false)
    await buy.send({ priceEur, consentVersion: consents.version })
  }
  return (
    <section className={styles.part}>
      <Button wide busy={buy.isBusy} onClick={() => setConfirmOpen(true)}>
        {t('action', { amount })}
      </Button>
      <CommandNotice command={buy} describe={describe} />
      <ConfirmAmount
        open={isConfirmOpen}
        title={t('confirm', { amount })}
        action={t('action', { amount })}
        onConfirm={() => void confirm()}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{filledIn(consents.sentences.buy_now, amount)}</p>
        {tax && <LandedPrice amountEur={priceEur} tax={tax} />}
      </ConfirmAmount>
    </section>
  )
}
