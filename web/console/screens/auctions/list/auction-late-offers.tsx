import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/data/timeline.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'

type Pending = NonNullable<AuctionView['lateOffers']>[number]
type Settled = NonNullable<AuctionView['settledLateOffers']>[number]

/** Those that wait for the seller, and below them what became of the others and why (rules 7). */
export function AuctionLateOffers({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.lateOffers')
  const format = useFormat()
  const waiting = ({ lateOfferId, amountEur, status, madeAt, lapsesAt }: Pending) => ({
    id: String(lateOfferId),
    time: format.dateTime(madeAt),
    dateTime: madeAt,
    title: t(`status.${status}`),
    detail: t('lapses', { moment: format.dateTime(lapsesAt) }),
    figure: format.money(amountEur),
    look: 'now' as const,
  })
  const settled = ({ lateOfferId, amountEur, status, lapse, madeAt, settledAt }: Settled) => ({
    id: String(lateOfferId),
    time: format.dateTime(settledAt),
    dateTime: settledAt,
    title: t(`status.${status}`),
    detail: (
      <>
        {lapse && <div>{t(`lapse.${lapse}`)}</div>}
        <div>{t('made', { moment: format.dateTime(madeAt) })}</div>
      </>
    ),
    figure: format.money(amountEur),
    look: status === 'accepted' ? ('good' as const) : ('other' as const),
  })
  const entries: TimelineEntry[] = [
    ...(auction.lateOffers ?? []).map(waiting),
    ...(auction.settledLateOffers ?? []).map(settled),
  ]
  if (entries.length === 0) return null
  return (
    <PanelSection title={t('title')} note={entries.length}>
      <Timeline label={t('title')} entries={entries} />
    </PanelSection>
  )
}
