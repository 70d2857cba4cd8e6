import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { CardClock } from '../../../cards/card-clock.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { type Bidding, RaiseButton } from './raise/raise-button.tsx'
import styles from './task-list.module.css'
import type { Task } from './tasks.ts'
import { useHandedOnFocus } from './use-handed-on-focus.ts'
import { VehicleLink } from './vehicle-link.tsx'

type TaskListProps = Bidding & { readonly tasks: readonly Task<ProductCard>[] }

/** One card for each thing that waits, with the one action that settles it. */
export function TaskList({ tasks, arming, orders }: TaskListProps) {
  return (
    <ul className={styles.tasks}>
      {tasks.map((task) => (
        <TaskCard key={task.card.entityId} {...{ task, arming, orders }} />
      ))}
    </ul>
  )
}

function TaskCard({
  task: { kind, card },
  ...bidding
}: Bidding & { readonly task: Task<ProductCard> }) {
  const t = useTranslations('today.tasks')
  const path = usePath()
  const title = titleOf(card)
  const { auction } = card
  const href = path('product', vehicleAddress(card))
  const isOutbid = kind === 'outbid'
  const place = useRef<HTMLElement | null>(null)
  useHandedOnFocus(place, (element) => rowOf(href) ?? besides(element))
  return (
    <Card
      as="li"
      ref={(element) => {
        place.current = element
      }}
      data-place="task"
      className={classNames(styles.task, styles[kind])}
    >
      <p className={styles.head}>
        <span className={styles.kind}>
          <Icon icon={isOutbid ? 'arrow-down' : 'message-circle'} size={16} />
          {t(kind)}
        </span>
        <CardClock auction={auction} isBare />
      </p>
      <div className={styles.vehicle}>
        <span className={styles.picture}>
          {card.image && <AdPicture picture={card.image} alt="" sizes="64px" upTo={320} />}
        </span>
        <span className={styles.names}>
          <VehicleLink card={card} />
          <span className={styles.detail}>
            <TaskDetail card={card} isOutbid={isOutbid} />
          </span>
        </span>
      </div>
      {isOutbid && auction ? (
        <RaiseButton {...bidding} auction={auction} vehicle={title} />
      ) : (
        <LinkButton href={`${href}#answer`} look="secondary" size="dense" wide>
          {t('answer')}
        </LinkButton>
      )}
    </Card>
  )
}

/** The vehicle among the running bids. */
function rowOf(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-link][href="${CSS.escape(href)}"]`)
}

/** What waits next, else before. */
function besides(card: HTMLElement): HTMLElement | null | undefined {
  const other = card.nextElementSibling ?? card.previousElementSibling
  return other?.querySelector<HTMLElement>('a[href]')
}

/** How far the dealer went, or what is asked of them. */
function TaskDetail({ card, isOutbid }: { card: ProductCard; isOutbid: boolean }) {
  const t = useTranslations('today.tasks')
  const format = useFormat()
  const { auction } = card
  const money = (amount: number | null | undefined) => (amount == null ? '–' : format.money(amount))
  if (auction === null) return null
  if (!isOutbid) {
    const asked = auction.secondChance?.amountEur ?? auction.renegotiation?.lastCounterEur
    return asked == null ? t('asked') : t('askedFor', { amount: money(asked) })
  }
  const { agent, standingBidEur } = auction.own ?? {}
  return agent?.isExhausted
    ? t('limitUsed', { amount: money(agent.limitEur) })
    : t('ownBid', { amount: money(standingBidEur) })
}
