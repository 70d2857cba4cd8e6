import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmAmount } from '../commands/confirm-amount.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { type BuyerAmount, buyerAmountOf, moveFor } from './buyer-amount.ts'
import { ChoiceCard } from './choice-card.tsx'
import { DeclineChoice } from './decline-choice.tsx'
import { LeaveChoice } from './leave-choice.tsx'
import styles from './renegotiation.module.css'
import { laterTurnEndsAt, type Renegotiation } from './renegotiation-state.ts'
import type { OwnMove } from './use-own-move.ts'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

type CounterFacts = Extract<
  AuctionView['actions']['renegotiationCounter'],
  { isAllowed: true }
>['facts']

export type ChoicesProps = {
  auction: AuctionView
  renegotiation: Renegotiation
  own: OwnMove
}

/** What this side may do now; what the server does not allow is not offered. */
export function Choices(props: ChoicesProps) {
  const { auction, renegotiation, own } = props
  const { command, draft, setDraft } = own
  const { actions } = auction
  const format = useFormat()
  const now = useServerNow(60_000)
  const answerUntil = format.dateTimeWithZone(laterTurnEndsAt(now, renegotiation))
  const send = (move: RenegotiationMove | null) => move && void command.send(move)
  const field = {
    draftEur: draft.amountEur,
    onDraft: (amountEur: number | null) => setDraft({ amountEur }),
    isBusy: command.isBusy,
  }
  const buyerAmount = buyerAmountOf(actions)
  return (
    <ul className={styles.choices}>
      {actions.renegotiationAccept?.isAllowed && (
        <Accept
          amountEur={actions.renegotiationAccept.facts.amountEur}
          isOwner={renegotiation.perspective === 'owner'}
          isBusy={command.isBusy}
          onAccept={(amountEur) => send({ move: 'accept', amountEur })}
        />
      )}
      {actions.renegotiationCounter?.isAllowed && (
        <Counter
          renegotiation={renegotiation}
          facts={actions.renegotiationCounter.facts}
          now={now}
          choice={{ ...field, onSend: (amountEur) => send({ move: 'counter', amountEur }) }}
        />
      )}
      {buyerAmount !== null && (
        <BuyerAmountChoice
          {...field}
          renegotiation={renegotiation}
          amount={buyerAmount}
          answerUntil={answerUntil}
          onSend={(amountEur) => send(moveFor(amountEur, actions))}
        />
      )}
      {actions.renegotiationDecline?.isAllowed && (
        <DeclineChoice
          facts={actions.renegotiationDecline.facts}
          isBusy={command.isBusy}
          onDecline={(move) => send(move)}
        />
      )}
      {actions.renegotiationLeave?.isAllowed && (
        <LeaveChoice
          renegotiation={renegotiation}
          answerUntil={answerUntil}
          isBusy={command.isBusy}
          onLeave={() => send({ move: 'leave' })}
        />
      )}
    </ul>
  )
}

/** The first counter-offer binds the buyer for longer, and gives them longer to answer. */
function Counter(props: {
  renegotiation: Renegotiation
  facts: CounterFacts
  now: number
  choice: Omit<ComponentProps<typeof AmountChoice>, 'move' | 'facts' | 'text'>
}) {
  const { renegotiation, facts, now, choice } = props
  const t = useTranslations('auction.renegotiation')
  const format = useFormat()
  const { turnHours, countersMade, countersLeft } = renegotiation
  const answerEndsAt = laterTurnEndsAt(now, { turnHours, bindsUntil: facts.bindsUntil })
  const move = renegotiation.lastCounterEur === null ? 'counter' : 'reduced'
  const isLastWord = answerEndsAt >= Date.parse(facts.bindsUntil)
  return (
    <AmountChoice
      {...choice}
      move={move}
      text={t(`${move}.text`, {
        until: format.dateTimeWithZone(answerEndsAt),
        binds: format.dateTimeWithZone(facts.bindsUntil),
      })}
      facts={facts}
      {...(isLastWord && { hint: t('reduced.lastWord') })}
      note={t('made', { made: countersMade, all: countersMade + countersLeft })}
    />
  )
}

/** A new offer, a raise or, at the demand, the purchase: the amount says which (rules 6). */
function BuyerAmountChoice(
  props: Omit<ComponentProps<typeof AmountChoice>, 'move' | 'facts' | 'text'> & {
    renegotiation: Renegotiation
    amount: BuyerAmount
    answerUntil: string
  },
) {
  const { renegotiation, amount, answerUntil, ...field } = props
  const t = useTranslations('auction.renegotiation')
  const { offersMade: made, offersLeft, lastCounterEur, isYourTurn } = renegotiation
  const isOffer = amount.move === 'offer'
  return (
    <AmountChoice
      {...field}
      move={amount.move}
      facts={amount}
      text={isOffer ? t('offer.text', { until: answerUntil }) : t('raise.text')}
      demandEur={lastCounterEur}
      {...(isOffer && { note: t('made', { made, all: made + offersLeft }) })}
      {...(!isOffer && isYourTurn && { hint: t('raise.ownTurn') })}
    />
  )
}

function Accept(props: {
  amountEur: number
  isOwner: boolean
  isBusy: boolean
  onAccept: (amountEur: number) => void
}) {
  const { amountEur, isOwner, isBusy, onAccept } = props
  const t = useTranslations('auction.renegotiation.accept')
  const format = useFormat()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const side = isOwner ? 'owner' : 'buyer'
  const amount = format.money(amountEur)
  return (
    <ChoiceCard
      title={t('title')}
      isMain
      onSubmit={() => setConfirmOpen(true)}
      action={
        <Button type={useSubmitType()} look="primary" wide busy={isBusy}>
          {t(`${side}.action`, { amount })}
        </Button>
      }
    >
      <p className="muted small">{t(`${side}.text`, { amount })}</p>
      <ConfirmAmount
        open={isConfirmOpen}
        title={t(`${side}.confirm`, { amount })}
        action={t(`${side}.action`, { amount })}
        onConfirm={() => {
          setConfirmOpen(false)
          onAccept(amountEur)
        }}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{t(`${side}.text`, { amount })}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}
