import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmAmount } from '../commands/confirm-amount.tsx'
import type { MarketCommand } from '../commands/use-market-command.ts'
import { AmountChoice } from './amount-choice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './renegotiation.module.css'
import { type DraftMove, type RenegotiationDrafts, withDraft } from './renegotiation-drafts.ts'
import {
  bindingEur,
  isRaiseAcceptance,
  laterTurnEndsAt,
  type Renegotiation,
} from './renegotiation-state.ts'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

type CounterFacts = Extract<
  AuctionView['actions']['renegotiationCounter'],
  { isAllowed: true }
>['facts']

export type ChoicesProps = {
  auction: AuctionView
  talk: Renegotiation
  command: MarketCommand<RenegotiationMove>
  drafts: RenegotiationDrafts
  onDrafts: (drafts: RenegotiationDrafts) => void
}

/** What this side may do now; what the server does not allow is not offered. */
export function Choices(props: ChoicesProps) {
  const { auction, talk, command, drafts, onDrafts } = props
  const { actions } = auction
  const t = useTranslations('auction.talk')
  const format = useFormat()
  const now = useServerNow(60_000)
  const answerUntil = format.dateTimeWithZone(laterTurnEndsAt(now, talk))
  const amountChoice = (move: DraftMove) => ({
    draftEur: drafts[move],
    onDraft: (draftEur: number | null) => onDrafts(withDraft(drafts, move, draftEur)),
    isBusy: command.isBusy,
    onSend: (amountEur: number) => void send({ move, amountEur }),
  })
  const send = (move: RenegotiationMove) => command.send(move)
  return (
    <ul className={styles.choices}>
      {actions.renegotiationAccept?.isAllowed && (
        <Accept
          amountEur={actions.renegotiationAccept.facts.amountEur}
          isOwner={talk.perspective === 'owner'}
          isBusy={command.isBusy}
          onAccept={(amountEur) => void send({ move: 'accept', amountEur })}
        />
      )}
      {actions.renegotiationCounter?.isAllowed && (
        <Counter
          talk={talk}
          facts={actions.renegotiationCounter.facts}
          now={now}
          choice={amountChoice('counter')}
        />
      )}
      {actions.renegotiationOffer?.isAllowed && (
        <AmountChoice
          {...amountChoice('offer')}
          move="offer"
          text={t('offer.text', { until: answerUntil })}
          facts={actions.renegotiationOffer.facts}
          note={t('made', { made: talk.offersMade, all: talk.offersMade + talk.offersLeft })}
        />
      )}
      {actions.renegotiationRaise?.isAllowed && !isRaiseAcceptance(auction) && (
        <AmountChoice
          {...amountChoice('raise')}
          move="raise"
          text={t('raise.text')}
          facts={actions.renegotiationRaise.facts}
          demandEur={talk.lastCounterEur}
          {...(talk.isYourTurn && { hint: t('raise.ownTurn') })}
        />
      )}
      {actions.renegotiationDecline?.isAllowed && (
        <Decline
          facts={actions.renegotiationDecline.facts}
          isBusy={command.isBusy}
          onDecline={(move) => void send(move)}
        />
      )}
      {actions.renegotiationLeave?.isAllowed && (
        <Leave
          talk={talk}
          answerUntil={answerUntil}
          isBusy={command.isBusy}
          onLeave={() => void send({ move: 'leave' })}
        />
      )}
    </ul>
  )
}

/** The first one binds the buyer for longer, and he has that much longer to answer. */
function Counter(props: {
  talk: Renegotiation
  facts: CounterFacts
  now: number
  choice: Omit<ComponentProps<typeof AmountChoice>, 'move' | 'facts' | 'text'>
}) {
  const { talk, facts, now, choice } = props
  const t = useTranslations('auction.talk')
  const format = useFormat()
  const { turnHours, countersMade, countersLeft } = talk
  const answerEndsAt = laterTurnEndsAt(now, { turnHours, bindsUntil: facts.bindsUntil })
  const move = talk.lastCounterEur === null ? 'counter' : 'reduced'
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

function Accept(props: {
  amountEur: number
  isOwner: boolean
  isBusy: boolean
  onAccept: (amountEur: number) => void
}) {
  const { amountEur, isOwner, isBusy, onAccept } = props
  const t = useTranslations('auction.talk.accept')
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

function Decline(props: {
  facts: Parameters<typeof DeclineDialog>[0]['facts']
  isBusy: boolean
  onDecline: (move: RenegotiationMove) => void
}) {
  const t = useTranslations('auction.talk.decline')
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  return (
    <ChoiceCard
      title={t('name')}
      onSubmit={() => setConfirmOpen(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={props.isBusy}>
          {t('open')}
        </Button>
      }
    >
      <p className="muted small">{t('text')}</p>
      <DeclineDialog
        facts={props.facts}
        open={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        onDecline={(move) => {
          setConfirmOpen(false)
          props.onDecline(move)
        }}
      />
    </ChoiceCard>
  )
}

function Leave(props: {
  talk: Renegotiation
  answerUntil: string
  isBusy: boolean
  onLeave: () => void
}) {
  const { talk, answerUntil, isBusy, onLeave } = props
  const t = useTranslations('auction.talk.leave')
  const format = useFormat()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const text = t('text', {
    amount: format.money(bindingEur(talk)),
    at: format.dateTimeWithZone(talk.bindsUntil),
    answer: answerUntil,
  })
  return (
    <ChoiceCard
      title={t('title')}
      onSubmit={() => setConfirmOpen(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={isBusy}>
          {t('action')}
        </Button>
      }
    >
      <p className="muted small">{text}</p>
      <ConfirmAmount
        open={isConfirmOpen}
        title={t('confirm')}
        action={t('action')}
        isDangerous
        onConfirm={() => {
          setConfirmOpen(false)
          onLeave()
        }}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{text}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}
