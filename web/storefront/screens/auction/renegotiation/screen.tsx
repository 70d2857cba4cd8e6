import { useRef } from 'react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer, useQueryAnswer } from '#web/api/use-answer.ts'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { NegotiationParts } from './negotiation-parts.tsx'
import { Over } from './over.tsx'
import { RenegotiationHead } from './renegotiation-head.tsx'
import type { Renegotiation } from './renegotiation-state.ts'
import { Steps } from './steps.tsx'
import { useOwnMove } from './use-own-move.ts'

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
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useOwnMove(auction.auctionId, () => showFromTop(heading.current))
  const tax = product?.tax ?? null
  return (
    <Page as="main" id="main">
      <RenegotiationHead {...{ product, auction, renegotiation, heading }} />
      <Stack gap={4}>
        <NegotiationParts {...{ auction, renegotiation, tax, own }} />
        {auction.status !== 'renegotiation' && (
          <Over auction={auction} renegotiation={renegotiation} />
        )}
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
