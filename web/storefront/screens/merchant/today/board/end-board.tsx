import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { lightBeside } from '../../../../auction/phase.ts'
import { CardClock } from '../../../../cards/card-clock.tsx'
import { titleOf } from '../../../../cards/card-facts.ts'
import { useCardPrice } from '../../../../cards/card-price.ts'
import { StandingChip } from '../../../../cards/card-tags.tsx'
import { standingsOf } from '../../../../cards/standing.ts'
import { Heart } from '../heart.tsx'
import { useTileKeys } from '../keys/use-tile-keys.ts'
import { type Bidding, RaiseButton } from '../raise/raise-button.tsx'
import { VehicleLink } from '../vehicle-link.tsx'
import { boardOf, hasEnded, nextEndOf } from './board.ts'
import styles from './end-board.module.css'

/** How often the board looks which of the known auctions came to it or left it. */
const lookEveryMs = 5000

type EndBoardProps = Bidding & { readonly cards: readonly ProductCard[] }

/** All auctions of the last half hour, live; a tile stays where it is until its auction is over. */
export function EndBoard({ cards, ...bidding }: EndBoardProps) {
  const t = useTranslations('today.board')
  const format = useFormat()
  const now = useServerNow(lookEveryMs)
  const [isOwnOnly, setOwnOnly] = useState(false)
  const [kept, setKept] = useState<readonly ProductCard[]>([])
  const board = boardOf(kept, cards, now)
  if (board !== kept) setKept(board)
  const own = board.filter(isOwn)
  // The choice goes with the last one of theirs.
  const shown = isOwnOnly && own.length > 0 ? own : board
  const nextEnd = nextEndOf(cards, now)
  // What is no longer among the open auctions is over, whatever this device's clock says.
  const takesBids = new Set(cards.map(({ entityId }) => entityId))
  const keys = useTileKeys()
  return (
    <section className={styles.board} aria-labelledby="end-board">
      <header className={styles.head}>
        <div>
          <h2 id="end-board" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.count}>{t('count', { count: board.length, own: own.length })}</p>
        </div>
        {own.length > 0 && (
          <Checkbox dense label={t('ownOnly')} checked={isOwnOnly} onChange={setOwnOnly} />
        )}
      </header>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {nextEnd === null ? t('none') : t('next', { time: format.dateTime(nextEnd) })}
        </p>
      ) : (
        <ul className={styles.tiles} {...keys}>
          {shown.map((card) => (
            <EndTile
              key={card.entityId}
              isOver={hasEnded(card, now) || !takesBids.has(card.entityId)}
              {...bidding}
              card={card}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function EndTile({
  card,
  isOver,
  ...bidding
}: Bidding & { readonly card: ProductCard; readonly isOver: boolean }) {
  const t = useTranslations('today.board')
  const tLight = useTranslations('catalog.lightShort')
  const format = useFormat()
  const priceOf = useCardPrice()
  const { auction } = card
  if (auction === null) return null
  const standing = standingsOf(card).find((one) => one !== 'soon')
  const { price, tone } = priceOf(auction)
  const light = lightBeside(auction)
  return (
    <li
      data-place="tile"
      className={classNames(
        styles.tile,
        standing === 'outbid' && styles.outbid,
        standing === 'lead' && styles.lead,
        isOver && styles.over,
      )}
    >
      <p className={styles.line}>
        <CardClock auction={auction} isBare />
        {standing && <StandingChip standing={standing} />}
      </p>
      <VehicleLink card={card} />
      <p className={styles.line}>
        <Price amount={price} tone={tone} size="small" />
        {light && <TrafficLight light={light} word={tLight(light)} />}
      </p>
      {!isOver && (
        <p className={styles.presses}>
          <RaiseButton
            {...bidding}
            auction={auction}
            vehicle={titleOf(card)}
            label={stepLabel()}
            isQuiet={standing !== 'outbid'}
          />
          <Heart card={card} />
        </p>
      )}
    </li>
  )

  /** By how much the next bid is higher; the whole amount stands on the armed button. */
  function stepLabel(): string {
    const { bid } = auction?.actions ?? {}
    const minimumEur = bid?.isAllowed ? bid.facts.minimumEur : 0
    const currentEur = auction?.currentBidEur
    if (currentEur == null) return t('first', { amount: format.money(minimumEur) })
    return t('step', { amount: format.money(minimumEur - currentEur) })
  }
}

function isOwn(card: ProductCard): boolean {
  return card.auction?.viewer === 'bidder'
}
