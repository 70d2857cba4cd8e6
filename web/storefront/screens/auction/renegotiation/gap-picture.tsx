import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { GapLine } from '#web/ui/data/gap-line.tsx'
import type { GapLineMark } from '#web/ui/data/gap-line-mark.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { type Renegotiation, standingOf } from './renegotiation-state.ts'

/** Both sides' words on one line, with what is typed and not sent yet. */
export function GapPicture(props: {
  auction: AuctionView
  renegotiation: Renegotiation
  draftEur: number | null
}) {
  const { auction, renegotiation, draftEur } = props
  const t = useTranslations('auction.renegotiation.gap')
  const tPosition = useTranslations('auction.position')
  const format = useFormat()
  const standing = standingOf(renegotiation, auction.targetPriceEur)
  const isBuyer = renegotiation.perspective === 'buyer'
  const isOwner = renegotiation.perspective === 'owner'
  const bidder = tPosition('bidder', { number: renegotiation.buyerPseudonym })
  const mark = (kind: GapLineMark['kind'], amountEur: number, label: string): GapLineMark => ({
    kind,
    amountEur,
    label,
    amount: format.money(amountEur),
  })
  const marks: GapLineMark[] = [
    mark('bid', renegotiation.archivedBidEur, isBuyer ? t('ownBid') : t('bid')),
  ]
  if (!standing.isArchivedBid) {
    marks.push(mark('offer', standing.buyerEur, isBuyer ? t('ownOffer') : t('offer', { bidder })))
  }
  if (draftEur !== null && renegotiation.perspective !== 'operator') {
    marks.push(mark('draft', draftEur, t('draft')))
  }
  if (renegotiation.lastCounterEur !== null) {
    marks.push(
      mark('counter', renegotiation.lastCounterEur, isOwner ? t('ownCounter') : t('counter')),
    )
  }
  if (auction.targetPriceEur !== null) {
    marks.push({
      ...mark('target', auction.targetPriceEur, t('target', { mode: auction.mode })),
      secret: true,
    })
  }
  // One amount has no other to be seen beside; while one may still be typed, its place is kept.
  if (marks.length === 1 && auction.status !== 'renegotiation') return null
  const descriptions = marks.map(({ label, amount }) => `${label} ${amount}`)
  return (
    <Card>
      <GapLine
        description={format.list(descriptions)}
        marks={marks}
        {...(standing.gapEur !== null &&
          auction.status !== 'sold' && {
            gap: {
              label:
                standing.gapAtFirstEur !== null && standing.gapAtFirstEur !== standing.gapEur
                  ? t('gapFrom', { amount: format.money(standing.gapAtFirstEur) })
                  : t('gap'),
              amount: format.money(standing.gapEur),
            },
          })}
      />
    </Card>
  )
}
