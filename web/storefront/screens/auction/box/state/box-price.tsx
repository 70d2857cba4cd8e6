import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { Product } from '#contract/product.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Price, type PriceTone } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { lightBeside, phaseOf } from '../../../../auction/phase.ts'
import { toneOf } from '../../../../auction/price-tone.ts'
import { shownPrice } from '../../../../auction/shown-price.ts'
import { netEur } from '../../amounts/amounts.ts'
import styles from '../../auction-box.module.css'

/** The figure the box is about: current bid, price of the sale, or start price; and the light. */
export function BoxPrice({ product, auction }: { product: Product; auction: AuctionView }) {
  const t = useTranslations('auction.price')
  const tLight = useTranslations('auction.light')
  const format = useFormat()
  const { label, amountEur, tone } = useShownPrice(auction)
  const net = amountEur !== null && product.tax ? netEur(amountEur, product.tax) : null
  const light = lightBeside(auction)
  return (
    <section className={styles.part}>
      <div className={styles.figures}>
        <div>
          <p className={styles.label}>{label}</p>
          {amountEur === null ? (
            <span className={styles.noPrice}>{t('none')}</span>
          ) : (
            <Price
              size="huge"
              tone={tone}
              amount={format.money(amountEur)}
              note={net === null ? undefined : t('net', { amount: format.money(net) })}
            />
          )}
        </div>
        {auction.bidCount !== null && (
          <p className={styles.counts}>
            <span>
              {auction.bidCount === 0 && phaseOf(auction) === 'over'
                ? t('noBids')
                : t('bids', { count: auction.bidCount })}
            </span>
            {auction.bidderCount !== null && auction.bidderCount > 0 && (
              <span>{t('bidders', { count: auction.bidderCount })}</span>
            )}
          </p>
        )}
      </div>
      {light !== null && (
        <TrafficLight
          size="large"
          light={light}
          word={tLight(`${light}.word`)}
          meaning={
            auction.mode === 'offer_collection'
              ? tLight(`${light}.expectation`)
              : tLight(`${light}.meaning`)
          }
        />
      )}
    </section>
  )
}

/** With its words and colour. A bid that others may have passed is no current one while the line is lost. */
export function useShownPrice(auction: AuctionView): {
  readonly label: string
  readonly amountEur: number | null
  readonly tone: PriceTone
} {
  const t = useTranslations('auction.price')
  const format = useFormat()
  const lostAt = useLostAt()
  const { label, amountEur } = shownPrice(auction)
  if (label === 'current' && lostAt !== null) {
    return { label: t('asOf', { time: format.timeWithSeconds(lostAt) }), amountEur, tone: 'stale' }
  }
  return { label: t(label), amountEur, tone: toneOf(label, auction) }
}
