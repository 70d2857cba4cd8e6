import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { VehicleTax } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { LandedPrice } from '../amounts/landed-price.tsx'
import { CommandNotice } from '../commands/command-notice.tsx'
import { RefusedBid } from '../commands/refused-bid.tsx'
import { Choices } from './choices.tsx'
import { GapPicture } from './gap-picture.tsx'
import { shownDraft } from './renegotiation-drafts.ts'
import {
  bindingEur,
  endsWithTurn,
  landedEur,
  laterTurnEndsAt,
  type Renegotiation,
} from './renegotiation-state.ts'
import type { OwnMove } from './use-own-move.ts'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

/** What both sides have said, what this one may do now, and what follows from silence: on its own page and in the messages. */
export function NegotiationParts(props: {
  auction: AuctionView
  renegotiation: Renegotiation
  /** Null where this reader may not see the vehicle. */
  tax: VehicleTax | null
  own: OwnMove
}) {
  const { auction, renegotiation, tax, own } = props
  const draftEur = shownDraft(own.draft, auction.actions)
  const isOpen = auction.status === 'renegotiation'
  return (
    <>
      <GapPicture auction={auction} renegotiation={renegotiation} draftEur={draftEur} />
      <CommandNotice command={own.command} describe={useMoveDescription()} />
      {isOpen && renegotiation.perspective !== 'operator' && (
        <>
          <NoMore auction={auction} />
          <Choices auction={auction} renegotiation={renegotiation} own={own} />
          {renegotiation.perspective === 'buyer' && tax && (
            <Card>
              <Stack gap={3}>
                <LandedPrice
                  amountEur={landedEur(renegotiation, auction.actions, draftEur)}
                  tax={tax}
                />
              </Stack>
            </Card>
          )}
          <Consequence renegotiation={renegotiation} />
        </>
      )}
    </>
  )
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
