import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer, useQueryAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useStorageKey } from '#web/storefront/forms/use-storage-key.ts'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { LandedPrice } from '../amounts/landed-price.tsx'
import { CommandNotice } from '../commands/command-notice.tsx'
import { RefusedBid } from '../commands/refused-bid.tsx'
import { Choices } from './choices.tsx'
import { GapPicture } from './gap-picture.tsx'
import { Over } from './over.tsx'
import { draftFrom, noDraft, type RenegotiationDraft, shownDraft } from './renegotiation-drafts.ts'
import { RenegotiationHead } from './renegotiation-head.tsx'
import {
  bindingEur,
  endsWithTurn,
  landedEur,
  laterTurnEndsAt,
  type Renegotiation,
} from './renegotiation-state.ts'
import { Steps } from './steps.tsx'
import { type RenegotiationMove, useRenegotiationCommand } from './use-renegotiation-command.ts'

const auctionQuery = (query: ApiQueries, id: string) =>
  query.auction.get({ params: { auctionId: id } })
const productQuery = (query: ApiQueries, entityId: number) =>
  query.catalog.get({ params: { entityId }, query: {} })

export const load: Load<'renegotiation'> = async ({ queryClient, auctions, query, params }) => {
  const wanted = auctionQuery(query, params.id)
  const auction = auctions.join(wanted.queryKey, await queryClient.ensureQueryData(wanted))
  // Nobody but the two sides is told that there is one (rules 1).
  if (auction.renegotiation === null) throw new Response(null, { status: 404 })
  await queryClient.prefetchQuery(productQuery(query, auction.entityId))
}

export const title: Title<'renegotiation'> = ({ texts }) => texts('auction.renegotiation.title')

export function Screen() {
  const { id } = useScreenParams<'renegotiation'>()
  const auction = useAnswer(auctionQuery(useApiQueries(), id))
  useFollowedAuctions([auction.auctionId])
  // A later answer may hide it again, when the login changed in another tab.
  return auction.renegotiation === null ? null : (
    <Negotiation auction={auction} renegotiation={auction.renegotiation} />
  )
}

function Negotiation({
  auction,
  renegotiation,
}: {
  auction: AuctionView
  renegotiation: Renegotiation
}) {
  // A dealer cannot see an ad that is paused or edited, unless their bid still binds them.
  const { data: product } = useQueryAnswer(productQuery(useApiQueries(), auction.entityId), {
    retry: false,
  })
  const [draft, setDraft] = useKeptDraft(auction.auctionId)
  const heading = useRef<HTMLHeadingElement>(null)
  const command = useRenegotiationCommand(auction.auctionId, () => {
    setDraft(noDraft)
    showFromTop(heading.current)
  })
  const draftEur = shownDraft(draft, auction.actions)
  const isOpen = auction.status === 'renegotiation'
  return (
    <Page as="main" id="main">
      <RenegotiationHead {...{ product, auction, renegotiation, heading }} />
      <Stack gap={4}>
        <GapPicture auction={auction} renegotiation={renegotiation} draftEur={draftEur} />
        <CommandNotice command={command} describe={useMoveDescription()} />
        {isOpen && renegotiation.perspective !== 'operator' && (
          <>
            <NoMore auction={auction} />
            <Choices
              auction={auction}
              renegotiation={renegotiation}
              command={command}
              draft={draft}
              onDraft={setDraft}
            />
            {renegotiation.perspective === 'buyer' && product?.tax && (
              <Card>
                <Stack gap={3}>
                  <LandedPrice
                    amountEur={landedEur(renegotiation, auction.actions, draftEur)}
                    tax={product.tax}
                  />
                </Stack>
              </Card>
            )}
            <Consequence renegotiation={renegotiation} />
          </>
        )}
        {!isOpen && <Over auction={auction} renegotiation={renegotiation} />}
      </Stack>
      <Steps renegotiation={renegotiation} />
    </Page>
  )
}

/** The button that was pressed goes with its choice, and the page gets shorter: the result is above. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  scrollTo({ top: 0 })
}

/** Dealers who may not bid any more are bound by their bid all the same, and can offer no more. */
function NoMore({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.renegotiation')
  const { renegotiationRaise: raise } = auction.actions
  // The raise is possible in either turn, so another refusal than this one is about the dealer.
  if (!raise || raise.isAllowed || raise.refusal.code === 'ACTION_NOT_POSSIBLE_NOW') return null
  // The block is shown above every page.
  const isSaid = raise.refusal.code === 'MERCHANT_BLOCKED'
  return (
    <>
      {!isSaid && <RefusedBid auction={auction} refusal={raise.refusal} />}
      <Banner tone="warn">{t('noMore')}</Banner>
    </>
  )
}

/** What happens if nobody does anything. */
function Consequence({ renegotiation }: { renegotiation: Renegotiation }) {
  const t = useTranslations('auction.renegotiation.silence')
  const format = useFormat()
  const at = format.dateTimeWithZone(renegotiation.turnEndsAt)
  const amount = format.money(bindingEur(renegotiation))
  if (renegotiation.turn === 'owner') {
    return (
      <Banner tone="warn">{t(renegotiation.isYourTurn ? 'owner' : 'ownerSeen', { at })}</Banner>
    )
  }
  if (endsWithTurn(renegotiation)) {
    return (
      <Banner tone="warn">
        {t(renegotiation.isYourTurn ? 'buyerLast' : 'buyerLastSeen', { at })}
      </Banner>
    )
  }
  // When the buyer stays silent the owner's turn begins, and it is shorter than the bid binds.
  const binds = format.dateTimeWithZone(
    renegotiation.isYourTurn
      ? renegotiation.bindsUntil
      : laterTurnEndsAt(Date.parse(renegotiation.turnEndsAt), renegotiation),
  )
  return (
    <Banner tone={renegotiation.isYourTurn ? 'warn' : 'info'}>
      {t(renegotiation.isYourTurn ? 'buyer' : 'buyerSeen', { at, binds, amount })}
    </Banner>
  )
}

function useMoveDescription() {
  const t = useTranslations('auction.renegotiation.described')
  const format = useFormat()
  return (move: RenegotiationMove) =>
    'amountEur' in move ? t('amount', { amount: format.money(move.amountEur) }) : t('move')
}

/** What is typed stays through a reload. */
function useKeptDraft(auctionId: number) {
  const place = useStorageKey('renegotiation', auctionId)
  const [draft, setDraft] = useState(noDraft)
  useEffect(() => setDraft(draftFrom(sessionStorage.getItem(place))), [place])
  const change = (next: RenegotiationDraft) => {
    setDraft(next)
    sessionStorage.setItem(place, JSON.stringify(next))
  }
  return [draft, change] as const
}
