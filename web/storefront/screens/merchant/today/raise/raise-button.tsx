import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { useHandedOnFocus } from '../use-handed-on-focus.ts'
import { isArmed } from './arming.ts'
import styles from './raise-button.module.css'
import type { Arming } from './use-arming.ts'
import type { BidOrders } from './use-bid-orders.ts'

/** What all buttons of the page share. */
export type Bidding = { readonly arming: Arming; readonly orders: BidOrders }

export type RaiseProps = Bidding & {
  readonly auction: AuctionView
  readonly vehicle: string
  /** On the button before it is armed; the amount of the bid without. */
  readonly label?: string
  readonly isQuiet?: boolean
  /** Stands there while the dealer leads: nobody outbids themselves by two presses. */
  readonly leading?: ReactNode
}

/** Bids the least amount that counts, by two presses. Nothing where the dealer may not bid. */
export function RaiseButton(props: RaiseProps) {
  const { context, actions } = props.auction
  if (!actions.bid.isAllowed) return null
  if (context?.includes('holding_highest_bid')) return props.leading
  return <Raise {...props} minimumEur={actions.bid.facts.minimumEur} />
}

function Raise(props: RaiseProps & { readonly minimumEur: number }) {
  const { auction, vehicle, arming, orders, label, isQuiet = false, minimumEur } = props
  const t = useTranslations('today.raise')
  const format = useFormat()
  const { auctionId } = auction
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const buttonId = useId()
  const shown = { buttonId, amountEur: minimumEur }
  const amount = format.money(minimumEur)
  const isReady = isArmed(arming.armed, shown)
  const place = useRef<HTMLSpanElement>(null)
  useDisarmWith({ arming, buttonId, isReady })
  useHandedOnFocus(place, (element) =>
    element.closest('tr, li')?.querySelector<HTMLElement>('a[href]'),
  )
  const pressed = () => {
    const amountEur = arming.press(shown)
    if (amountEur === null) return
    const askMeThen = auction.own?.isAskMeThen ?? false
    orders.place({
      ...{ auctionId, vehicle },
      body: { amountEur, askMeThen, consentVersion: consents.version },
    })
  }
  return (
    <span ref={place} className={styles.raise} data-armed={isReady || undefined}>
      <Button
        look={isReady || !isQuiet ? 'primary' : 'secondary'}
        size="dense"
        wide
        data-raise=""
        busy={orders.isBusy(auctionId)}
        className={isReady ? styles.armed : undefined}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={pressed}
      >
        {isReady ? t('confirm', { amount }) : (label ?? t('bid', { amount }))}
        <span className="visually-hidden">
          {!isReady && label !== undefined && `, ${t('bid', { amount })}`}, {vehicle}
        </span>
      </Button>
      {isReady && <Cancel onCancel={() => arming.disarm(buttonId)} />}
    </span>
  )
}

function Cancel({ onCancel }: { readonly onCancel: () => void }) {
  const t = useTranslations('today.raise')
  const place = useRef<HTMLSpanElement>(null)
  useHandedOnFocus(place, (element) => element.parentElement?.querySelector('button'))
  return (
    <span ref={place}>
      <IconButton icon="x" label={t('cancel')} size="dense" onClick={onCancel} />
    </span>
  )
}

/** What the second press agrees to is no longer said once the button shows another amount, or is gone. */
function useDisarmWith(button: {
  readonly arming: Arming
  readonly buttonId: string
  readonly isReady: boolean
}): void {
  const { arming, buttonId, isReady } = button
  const { disarm } = arming
  const isOutdated = arming.armed?.buttonId === buttonId && !isReady
  useEffect(() => {
    if (isOutdated) disarm(buttonId)
  }, [isOutdated, buttonId, disarm])
  useEffect(() => () => disarm(buttonId), [buttonId, disarm])
}
