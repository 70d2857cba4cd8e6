import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StepChart } from '#web/ui/data/step-chart.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'

type Bid = NonNullable<AuctionView['history']>[number]

const shownAtFirst = 15

/** How the price rose, and by whom; the newest bid first. */
export function AuctionBids({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.bids')
  const tCause = useTranslations('auction.history.causes')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const bids = auction.history ?? []
  const newestFirst = bids.toReversed()
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst)
  return (
    <PanelSection title={t('title')} note={auction.bidCount}>
      {bids.length === 0 && <p className="muted">{t('none')}</p>}
      {bids.length > 1 && <BidChart auction={auction} bids={bids} />}
      {bids.length > 0 && (
        <Table
          dense
          phone="stack"
          label={t('title')}
          rows={shown}
          rowKey={({ sequence }) => sequence}
          columns={[
            { id: 'at', header: t('at'), keep: true, cell: ({ at }) => format.dateTime(at) },
            {
              id: 'bidder',
              header: t('bidder'),
              cell: ({ pseudonym }) => format.number(pseudonym),
            },
            { id: 'cause', header: t('cause'), cell: ({ cause }) => tCause(cause) },
            {
              id: 'amount',
              header: t('amount'),
              align: 'right',
              keep: true,
              cell: ({ amountEur }) => <b>{format.money(amountEur)}</b>,
            },
          ]}
        />
      )}
      {shown.length < bids.length && (
        <Button look="quiet" flush onClick={() => setWhole(true)}>
          {t('more', { count: bids.length - shown.length })}
        </Button>
      )}
    </PanelSection>
  )
}

function BidChart({ auction, bids }: { auction: AuctionView; bids: readonly Bid[] }) {
  const t = useTranslations('console-auctions.bids')
  const format = useFormat()
  const now = useServerNow(30_000)
  const points = bids.map(({ sequence, at, amountEur }) => ({
    id: sequence,
    at: Date.parse(at),
    value: amountEur,
  }))
  const first = points[0]?.at ?? now
  const last = points.at(-1)?.at ?? now
  const from = auction.startsAt === null ? first : Math.min(Date.parse(auction.startsAt), first)
  const end = auction.endedAt ?? auction.endsAt
  const to = Math.max(end === null ? last : Date.parse(end), last)
  return (
    <StepChart
      description={t('chart', {
        count: bids.length,
        from: format.money(points[0]?.value ?? 0),
        to: format.money(points.at(-1)?.value ?? 0),
      })}
      points={points}
      from={from}
      to={to}
      until={Math.min(Math.max(now, last), to)}
      formatValue={format.money}
      times={[from, (from + to) / 2, to].map((at) => ({ at, label: format.dateTime(at) }))}
    />
  )
}
