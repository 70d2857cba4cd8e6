import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { AdCard } from './ad-card.tsx'
import styles from './my-ads.module.css'
import { type AdList, inOrderOfNeed } from './next-step.ts'
import { SoldCard } from './sold-card.tsx'

const firstPage = 50

function adsInput(itemsPerPage: number) {
  return { query: { page: 1, itemsPerPage } }
}

export async function loadMyAds({ query, queryClient }: LoadContext): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(query.listing.listMine(adsInput(firstPage))),
    queryClient.ensureQueryData(query.order.sales({ query: { page: 1 } })),
  ])
}

/** What needs the owner first, each with its clock and its one next action; the rest below. */
export function MyAds({ title }: { title: string }) {
  const t = useTranslations('listing.mine')
  const path = usePath()
  const query = useApiQueries()
  const { data } = useQueryAnswer(query.listing.listMine(adsInput(firstPage)))
  const sales = useQueryAnswer(query.order.sales({ query: { page: 1 } })).data?.orders ?? []
  const cards = data?.products ?? []
  useFollowedAuctions(cards.map(({ auction }) => auction?.auctionId))
  const { needsOwner, running, over } = inOrderOfNeed(cards)
  if (data && cards.length === 0 && sales.length === 0) return <Empty title={title} />
  return (
    <Page as="main" id="main">
      <PageHead
        title={title}
        actions={
          <LinkButton look="primary" icon="plus" href={path('sell')}>
            {t('new')}
          </LinkButton>
        }
      />
      <div className={styles.parts}>
        <Part title={t('needsYou')} ads={needsOwner} isUrgent />
        <Part title={t('rest')} ads={running} />
        {sales.length > 0 && (
          <PartFrame title={t('sold')}>
            {sales.map((order) => (
              <SoldCard key={order.orderId} order={order} />
            ))}
          </PartFrame>
        )}
        <Part title={t('over')} ads={over} />
      </div>
    </Page>
  )
}

const atFirst = 12

function Part({
  title,
  ads,
  isUrgent,
}: {
  title: string
  ads: readonly AdList[]
  isUrgent?: true
}) {
  const t = useTranslations('listing.mine')
  const [isWhole, setWhole] = useState(false)
  if (ads.length === 0) return null
  const shown = isWhole ? ads : ads.slice(0, atFirst)
  return (
    <PartFrame title={title}>
      {shown.map(({ card, next }) => (
        <AdCard key={card.entityId} card={card} next={next} isUrgent={isUrgent === true} />
      ))}
      {shown.length < ads.length && (
        <li>
          <Button onClick={() => setWhole(true)}>{t('more')}</Button>
        </li>
      )}
    </PartFrame>
  )
}

function PartFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.partTitle}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function Empty({ title }: { title: string }) {
  const t = useTranslations('listing.mine')
  const tNewAd = useTranslations('listing.newAd')
  const path = usePath()
  return (
    <Page as="main" id="main">
      <PageHead title={title} />
      <EmptyState
        title={t('emptyTitle')}
        drawing={<EmptyDrawing kind="ads" />}
        action={
          <Cluster gap={3} justify="center">
            {(['motorhome', 'trailer'] as const).map((kind) => (
              <LinkButton
                key={kind}
                look="primary"
                href={path('adEdit', { kind, step: 'profile' })}
              >
                {tNewAd(`${kind}.title`)}
              </LinkButton>
            ))}
          </Cluster>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Page>
  )
}
