import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/shell/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmAmount } from '../box/confirm-amount.tsx'
import type { MarketCommand } from '../box/use-market-command.ts'
import { AmountChoice } from './amount-choice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import styles from './renegotiation.module.css'
import { bindingEur, isRaiseAcceptance, laterTurnEndsAt, type Talk } from './talk.ts'
import { type DraftMove, type TalkDrafts, withDraft } from './talk-drafts.ts'
import type { TalkMove } from './use-talk-command.ts'

type CounterFacts = Extract<
  AuctionView['actions']['renegotiationCounter'],
  { isAllowed: true }
>['facts']

export type ChoicesProps = {
  auction: AuctionView
  talk: Talk
  command: MarketCommand<TalkMove>
  drafts: TalkDrafts
  onDrafts: (drafts: TalkDrafts) => void
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
  const send = (move: TalkMove) => command.send(move)
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
  talk: Talk
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
  const [isAsking, setAsking] = useState(false)
  const side = isOwner ? 'owner' : 'buyer'
  const amount = format.money(amountEur)
  return (
    <ChoiceCard
      title={t('title')}
      isMain
      onSubmit={() => setAsking(true)}
      action={
        <Button type={useSubmitType()} look="primary" wide busy={isBusy}>
          {t(`${side}.action`, { amount })}
        </Button>
      }
    >
      <p className="muted small">{t(`${side}.text`, { amount })}</p>
      <ConfirmAmount
        open={isAsking}
        title={t(`${side}.confirm`, { amount })}
        action={t(`${side}.action`, { amount })}
        onConfirm={() => {
          setAsking(false)
          onAccept(amountEur)
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t(`${side}.text`, { amount })}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}

function Decline(props: {
  facts: Parameters<typeof DeclineDialog>[0]['facts']
  isBusy: boolean
  onDecline: (move: TalkMove) => void
}) {
  const t = useTranslations('auction.talk.decline')
  const [isAsking, setAsking] = useState(false)
  return (
    <ChoiceCard
      title={t('name')}
      onSubmit={() => setAsking(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={props.isBusy}>
          {t('open')}
        </Button>
      }
    >
      <p className="muted small">{t('text')}</p>
      <DeclineDialog
        facts={props.facts}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDecline={(move) => {
          setAsking(false)
          props.onDecline(move)
        }}
      />
    </ChoiceCard>
  )
}

function Leave(props: { talk: Talk; answerUntil: string; isBusy: boolean; onLeave: () => void }) {
  const { talk, answerUntil, isBusy, onLeave } = props
  const t = useTranslations('auction.talk.leave')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const text = t('text', {
    amount: format.money(bindingEur(talk)),
    at: format.dateTimeWithZone(talk.bindsUntil),
    answer: answerUntil,
  })
  return (
    <ChoiceCard
      title={t('title')}
      onSubmit={() => setAsking(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={isBusy}>
          {t('action')}
        </Button>
      }
    >
      <p className="muted small">{text}</p>
      <ConfirmAmount
        open={isAsking}
        title={t('confirm')}
        action={t('action')}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          onLeave()
        }}
        onClose={() => setAsking(false)}
      >
        <p>{text}</p>
      </ConfirmAmount>
    </ChoiceCard>
  )
}
