import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StepChart } from '#web/ui/data/step-chart.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'

type Bid = NonNullable<AuctionView['history']>[number]

const shownAtFirst = 6

/** All bids by pseudonym, drawn and listed; told to accepted dealers, to the owner after the end. */
export function BidHistory({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.history')
  const path = usePath()
  const [isWhole, setWhole] = useState(false)
  const { history } = auction
  if (history === null) return null
  const newestFirst = history.toReversed()
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst)
  const hidden = history.length - shown.length
  const mayRead = auction.viewer !== 'dealer' && auction.headHash !== null
  return (
    <Section title={t('title')} id="bids">
      {history.length === 0 ? (
        <p className="muted">{t('none')}</p>
      ) : (
        <Stack gap={4}>
          {history.length > 1 && <BidChart auction={auction} history={history} />}
          <BidTable bids={shown} leader={newestFirst[0]} />
          <Cluster justify="between">
            {hidden > 0 ? (
              <Button look="quiet" flush onClick={() => setWhole(true)}>
                {t('earlier', { count: hidden })}
              </Button>
            ) : (
              <span />
            )}
            {mayRead && (
              <Link href={path('auctionJournal', { id: auction.auctionId })}>{t('journal')}</Link>
            )}
          </Cluster>
        </Stack>
      )}
    </Section>
  )
}

function BidChart({ auction, history }: { auction: AuctionView; history: readonly Bid[] }) {
  const t = useTranslations('auction.history')
  const format = useFormat()
  const now = useServerNow(60_000)
  const from = Date.parse(auction.startsAt ?? history[0]?.at ?? '')
  const to = Date.parse(auction.endsAt ?? history.at(-1)?.at ?? '')
  const until = Math.min(now, to)
  const middle = from + (to - from) / 2
  const last = history.at(-1)
  return (
    <StepChart
      description={t('chart', {
        count: history.length,
        from: format.money(history[0]?.amountEur ?? 0),
        to: format.money(last?.amountEur ?? 0),
      })}
      points={history.map((bid) => ({
        id: bid.sequence,
        at: Date.parse(bid.at),
        value: bid.amountEur,
        own: bid.isOwn,
      }))}
      from={from}
      to={to}
      until={until}
      formatValue={(value) => format.number(value)}
      times={[from, middle, to].map((at) => ({ at, label: format.dateTime(at) }))}
      {...(history.some((bid) => bid.isOwn) && {
        legend: { others: t('others'), own: t('you') },
      })}
    />
  )
}

function BidTable({ bids, leader }: { bids: readonly Bid[]; leader: Bid | undefined }) {
  const t = useTranslations('auction.history')
  const tPosition = useTranslations('auction.position')
  const format = useFormat()
  const columns: TableColumn<Bid>[] = [
    {
      id: 'bidder',
      header: t('bidder'),
      cell: (bid) => (
        <Cluster gap={2}>
          <span>{bid.isOwn ? t('you') : tPosition('bidder', { number: bid.pseudonym })}</span>
          {bid.sequence === leader?.sequence && (
            <StatusChip tone={bid.isOwn ? 'good' : 'neutral'}>{t('leads')}</StatusChip>
          )}
        </Cluster>
      ),
    },
    {
      id: 'at',
      header: t('at'),
      keep: true,
      cell: (bid) => <time dateTime={bid.at}>{format.dateTimeWithSeconds(bid.at)}</time>,
    },
    {
      id: 'cause',
      header: t('cause'),
      cell: (bid) => (
        <Cluster gap={2}>
          <span>{t(`causes.${bid.cause}`)}</span>
          {bid.newEndsAt !== null && (
            <StatusChip tone="warn" icon="clock">
              {t('extended', { time: format.time(bid.newEndsAt) })}
            </StatusChip>
          )}
        </Cluster>
      ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'right',
      keep: true,
      cell: (bid) => <b>{format.money(bid.amountEur)}</b>,
    },
  ]
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={bids}
      rowKey={(bid) => bid.sequence}
      rowLook={(bid) => (bid.isOwn ? 'own' : undefined)}
      phone="stack"
    />
  )
}
