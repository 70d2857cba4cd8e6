import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { SecondFactorOffer } from '../../../auction/box/running/second-factor-offer.tsx'
import { CommandNotice } from '../../../auction/commands/command-notice.tsx'
import { useMarketCommand } from '../../../auction/commands/use-market-command.ts'
import type { BidBody, BidOrder } from './use-bid-orders.ts'

/**
 * The bids on one auction, wherever on the page they were pressed. It stands at the top of the page and not in a button,
 * since a button goes with its auction and what became of the bid must still be told.
 */
export function BidCommand(props: {
  readonly auctionId: number
  readonly vehicle: string
  readonly standingBidEur: number | null
  /** The last press; each is a new object. */
  readonly order: BidOrder | undefined
  readonly onBusy: (auctionId: number, isBusy: boolean) => void
}) {
  const { auctionId, vehicle, standingBidEur, order, onBusy } = props
  const t = useTranslations('today.raise')
  const format = useFormat()
  const [boundEur, setBoundEur] = useState<number | null>(null)
  const command = useMarketCommand<BidBody>(
    auctionId,
    'bid',
    (api, request) => api.auction.placeBid({ params: { auctionId }, ...request }),
    { accepted: ({ amountEur }) => setBoundEur(amountEur) },
  )
  const { isBusy, problem } = command
  const send = useEffectEvent((body: BidBody) => void command.send(body))
  useEffect(() => {
    if (order) send(order.body)
  }, [order])
  useEffect(() => onBusy(auctionId, isBusy), [auctionId, isBusy, onBusy])
  const named = problem && { ...problem, title: `${vehicle}: ${problem.title}` }
  return (
    <>
      <CommandNotice
        command={{ ...command, problem: named }}
        describe={({ amountEur }) => t('described', { amount: format.money(amountEur), vehicle })}
        hasArrived={({ amountEur }) => standingBidEur === amountEur}
      />
      <SecondFactorOffer boundEur={boundEur} floats />
    </>
  )
}
