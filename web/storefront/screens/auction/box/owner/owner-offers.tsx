import { type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useOptionsAfterwards } from '../../../../auction/use-options-afterwards.ts'
import { waitingOffers } from '../../../../auction/waiting-offers.ts'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { type SendCommand, useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import {
  higherThan,
  isMoreWaiting,
  type OfferToAnswer,
  offersToAnswer,
} from './offers-to-answer.ts'
import { useFocusAfterAnswer } from './use-focus-after-answer.ts'

type Answer = { lateOfferId: number | null; isAccepted: boolean }

/** Before it is sent: what the owner is asked about. */
type AskedAnswer = Answer & { amountEur: number; higherEur: number | null }

/** Offers that wait for the owner's answer: a reserved one, and up to three late ones (rules 7). */
export function OwnerOffers(props: {
  auction: AuctionView
  drafts: DraftsControl
  /** Takes the focus when the last offer is answered. */
  next: RefObject<HTMLElement | null>
}) {
  const { auction, drafts, next } = props
  const t = useTranslations('auction.owner.offers')
  const format = useFormat()
  const options = useOptionsAfterwards()
  const { auctionId } = auction
  const [asked, setAsked] = useState<AskedAnswer | null>(null)
  const miss = useMissed(drafts, 'answer')
  const describe = () => t('described')
  const answer = useMarketCommand<Answer>(auctionId, 'answer-offer', sendAnswer(auctionId), {
    refused: miss(describe),
  })
  const offers = offersToAnswer(auction)
  const list = useRef<HTMLUListElement>(null)
  const keys = offers.map(({ lateOfferId }) => String(lateOfferId ?? 'reserved'))
  useFocusAfterAnswer(keys, list, next)
  if (offers.length === 0) return null
  const confirm = async () => {
    if (asked === null) return
    const { lateOfferId, isAccepted } = asked
    setAsked(null)
    await answer.send({ lateOfferId, isAccepted })
  }
  const amount = format.money(asked?.amountEur ?? 0)
  const { reservationDecline } = auction.actions
  const declined = options.reservationDeclined(
    asked?.lateOfferId === null && reservationDecline?.isAllowed ? reservationDecline.facts : null,
  )
  const isBelowAnother = asked?.isAccepted === true && asked.higherEur !== null
  return (
    <section className={styles.part}>
      <ul className={styles.offers} ref={list}>
        {offers.map((offer) => (
          <OfferLine
            key={offer.lateOfferId ?? 'reserved'}
            offer={offer}
            isBusy={answer.isBusy}
            higherEur={higherThan(offer, offers)}
            onAnswer={(answered) => setAsked(answered)}
          />
        ))}
      </ul>
      {isMoreWaiting(auction, offers) && (
        <p className={styles.fine}>
          {t('best', { shown: offers.length, count: waitingOffers(auction) })}
        </p>
      )}
      <CommandNotice command={answer} describe={describe} />
      <ConfirmAmount
        open={asked !== null}
        title={t(asked?.isAccepted ? 'confirmAccept' : 'confirmDecline', { amount })}
        action={asked?.isAccepted ? t('sell', { amount }) : t('decline')}
        isDangerous={asked?.isAccepted === false}
        isLikelySlip={isBelowAnother}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        {isBelowAnother && (
          <Banner tone="warn">
            {t('higher', { amount: format.money(asked?.higherEur ?? 0) })}
          </Banner>
        )}
        <p>{asked?.isAccepted ? t('acceptText') : declined}</p>
      </ConfirmAmount>
    </section>
  )
}

function OfferLine(props: {
  offer: OfferToAnswer
  isBusy: boolean
  higherEur: number | null
  onAnswer: (answered: AskedAnswer) => void
}) {
  const { offer, isBusy, higherEur, onAnswer } = props
  const t = useTranslations('auction.owner.offers')
  const format = useFormat()
  const { lateOfferId, amountEur } = offer
  const answer = (isAccepted: boolean) =>
    onAnswer({ lateOfferId, amountEur, higherEur, isAccepted })
  return (
    <li>
      <div className={styles.offer}>
        <b>{format.money(offer.amountEur)}</b>
        <span className="muted small">
          {t('until', { at: format.dateTimeWithZone(offer.until) })}
        </span>
      </div>
      {offer.isOfOwnPeople && <p className="small">{t('ofOwnPeople')}</p>}
      <Cluster gap={2}>
        {!offer.isOfOwnPeople && (
          <Button
            look={higherEur === null ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => answer(true)}
          >
            {t('sell', { amount: format.money(amountEur) })}
          </Button>
        )}
        <Button
          look={offer.isOfOwnPeople ? 'secondary' : 'quiet'}
          busy={isBusy}
          onClick={() => answer(false)}
        >
          {t('decline')}
        </Button>
      </Cluster>
    </li>
  )
}

function sendAnswer(auctionId: number): SendCommand<Answer> {
  return (api, { body: { lateOfferId, isAccepted }, idempotencyKey }) =>
    lateOfferId === null
      ? api.auction.answerReservation({
          params: { auctionId, answer: isAccepted ? 'confirm' : 'decline' },
          idempotencyKey,
        })
      : api.auction.answerLateOffer({
          params: { auctionId, lateOfferId, answer: isAccepted ? 'accept' : 'decline' },
          idempotencyKey,
        })
}
