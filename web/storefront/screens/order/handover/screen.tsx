import { useTranslations } from 'use-intl/react'
import type { HandoverPage } from '#contract/endpoints/handover/handover.ts'
import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { usePath, useScreenParams } from '../../../page/page-provider.tsx'
import type { Load, Title } from '../../../page/screen.ts'
import { OrderDocuments } from '../order-documents.tsx'
import { OrderParty } from '../order-party.tsx'
import { ChecklistPart } from './checklist-part.tsx'
import { DatePart } from './date-part.tsx'
import styles from './handover.module.css'
import { MoneyPart } from './money-part.tsx'
import { NextStep } from './next-step.tsx'
import { WordPart } from './word-part.tsx'

const pageQuery = (query: ApiQueries, orderId: string) =>
  query.handover.show({ params: { orderId } })

export const load: Load<'handover'> = ({ queryClient, query, params }) =>
  queryClient.ensureQueryData(pageQuery(query, params.id))

export const title: Title<'handover'> = ({ texts }) => texts('handover.title')

/** From the sale to the handover, the same page for both sides (rules 10): what to do next, and all that is settled. */
export function Screen() {
  const { id } = useScreenParams<'handover'>()
  const page = useAnswer(pageQuery(useApiQueries(), id))
  const { order } = page
  const { perspective, handover } = order
  // Operators read an order in the console; here nobody but the two sides has a step.
  if (perspective === 'operator') return null
  const isOpen = handover.nextStep !== 'voided' && handover.nextStep !== 'paused'
  return (
    <Page as="main" id="main" className={styles.page}>
      <Head order={order} />
      <Columns asideLabel={order.product.model} aside={<OtherSide order={order} />}>
        <Stack gap={4}>
          <NextStep order={order} />
          {isOpen && <Parts {...page} side={perspective} />}
        </Stack>
      </Columns>
    </Page>
  )
}

/** Of a handover that is over only what the two sides have noted is left. */
function Parts({ order, account, place, side }: HandoverPage & { side: HandoverSide }) {
  const t = useTranslations('handover')
  const { moneySentAt, moneyArrivedAt, agreedMeetsAt, handedOver } = order.handover
  const isOver = handedOver !== null
  const hasMoney = moneySentAt !== null || moneyArrivedAt !== null
  return (
    <>
      <SectionCard title={t('papers')}>
        <OrderDocuments order={order} />
      </SectionCard>
      {(!isOver || hasMoney) && <MoneyPart {...{ order, account, side }} />}
      {(!isOver || agreedMeetsAt !== null) && <DatePart order={order} place={place} side={side} />}
      {!isOver && <ChecklistPart order={order} side={side} />}
      <WordPart order={order} side={side} />
    </>
  )
}

function Head({ order }: { order: Order }) {
  const t = useTranslations('handover')
  const tSide = useTranslations('order')
  const format = useFormat()
  const path = usePath()
  const isSeller = order.perspective === 'seller'
  const time = format.dateTimeWithZone(order.soldAt)
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        {order.product.image && (
          <AdPicture picture={order.product.image} alt="" sizes="96px" upTo={320} />
        )}
      </div>
      <div>
        <p className="small">
          <Link href={path(isSeller ? 'sales' : 'merchantPurchases')}>
            {t(isSeller ? 'back.seller' : 'back.buyer')}
          </Link>
        </p>
        <h1>{titleOf(order.product)}</h1>
        <p className="muted small">
          {isSeller ? tSide('sales.soldAt', { time }) : tSide('purchases.soldAt', { time })}
        </p>
      </div>
    </header>
  )
}

function OtherSide({ order }: { order: Order }) {
  const t = useTranslations('handover')
  const path = usePath()
  const isSeller = order.perspective === 'seller'
  return (
    <Card as="section" className={styles.other} aria-labelledby="other-side">
      <h2 id="other-side">{t(isSeller ? 'other.seller' : 'other.buyer')}</h2>
      <OrderParty party={isSeller ? order.buyer : order.seller} />
      <Link href={path('product', vehicleAddress(order.product))}>{titleOf(order.product)}</Link>
    </Card>
  )
}
