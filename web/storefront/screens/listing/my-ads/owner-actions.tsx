import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { vehicleName } from '../vehicle-name.ts'
import { type Command, endsSecondChance, freedBidEur, isAskedBefore } from './confirmed-before.ts'
import type { NextStep } from './next-step.ts'
import { RestartDialog } from './restart-dialog.tsx'
import { useAfterwards } from './use-afterwards.ts'
import { useProblemText } from './use-problem-text.ts'

type Asked = Command | 'restart'
/** Who resumes is led to the form at once. */
type AnnouncedCommand = Exclude<Asked, 'resume'>

const refreshes = [keysOf('listing', 'listMine'), keysOf('order', 'sales')]
const endsForGood: readonly Asked[] = ['decline', 'stop', 'withdraw']

/** The owner's commands on this ad, as the server's view allows them. */
export function OwnerActions({ card, next }: { card: ProductCard; next: NextStep }) {
  const t = useTranslations('listing.mine')
  const [asked, setAsked] = useState<Asked | null>(null)
  const announce = useAnnounceDone(card)
  const afterwards = useAfterwards(card)
  const done = (command: AnnouncedCommand) => {
    setAsked(null)
    announce(command)
  }
  const { send, isBusy, problem } = useOwnerCommand(card, done)
  const possible = possibleCommands(card, next)
  const start = (command: Asked) => {
    if (command === 'restart' || isAskedBefore(command, card)) setAsked(command)
    else send(command)
  }
  return (
    <>
      {possible.map((command) => (
        <Button
          key={command}
          look={command === next.action ? 'primary' : 'quiet'}
          size={command === next.action ? 'normal' : 'dense'}
          busy={isBusy && asked === null}
          onClick={() => start(command)}
        >
          {t(`do.${command}`)}
        </Button>
      ))}
      {problem && asked === null && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      {asked === 'restart' && (
        <RestartDialog card={card} onClose={() => setAsked(null)} onSent={() => done('restart')} />
      )}
      {asked !== null && asked !== 'restart' && (
        <Sure
          command={asked}
          afterwards={afterwards(asked)}
          amountEur={next.amountEur}
          freedEur={freedBidEur(asked, card)}
          isLastChance={endsSecondChance(asked, card)}
          isBusy={isBusy}
          isPossible={isBusy || possible.includes(asked)}
          problem={problem}
          onClose={() => setAsked(null)}
          onSure={() => send(asked)}
        />
      )}
    </>
  )
}

function possibleCommands({ auction }: ProductCard, next: NextStep): readonly Asked[] {
  if (!auction) return []
  const { actions } = auction
  const possible: readonly (readonly [Asked, boolean | undefined])[] = [
    ['confirm', next.action === 'confirm' && actions.reservationConfirm?.isAllowed],
    ['decline', next.action === 'confirm' && actions.reservationDecline?.isAllowed],
    ['followUp', actions.followUpAccept?.isAllowed],
    ['secondChance', actions.secondChanceOffer?.isAllowed],
    ['restart', actions.restart?.isAllowed],
    ['openLateOffers', actions.openLateOffers?.isAllowed],
    ['resume', actions.resume?.isAllowed],
    ['pause', actions.pause?.isAllowed],
    ['stop', actions.stop?.isAllowed],
    ['withdraw', actions.withdraw?.isAllowed],
  ]
  return possible.filter(([, isAllowed]) => isAllowed).map(([command]) => command)
}

/** The card goes to another part of the list, often out of sight: what came of it is said. */
function useAnnounceDone(card: ProductCard) {
  const t = useTranslations('listing.mine')
  const show = useSnackbar()
  const vehicle = vehicleName(card) || t('untitled')
  return (command: AnnouncedCommand) =>
    show({ tone: 'good', text: t(`done.${command}`, { vehicle }) })
}

function useOwnerCommand(card: ProductCard, onDone: (command: AnnouncedCommand) => void) {
  const navigate = useNavigate()
  const path = usePath()
  /** To where it goes on: in the list the card would only jump to another place. */
  const toForm = () => void navigate(path('continueAd', { id: card.entityId }))
  const after = (command: AnnouncedCommand) => ({ refreshes, onSuccess: () => onDone(command) })
  const answer = useCall((api) => api.auction.answerReservation, {
    refreshes,
    onSuccess: (_, { params }) => onDone(params.answer),
  })
  const stop = useCall((api) => api.auction.stop, after('stop'))
  const pause = useCall((api) => api.auction.pause, after('pause'))
  const resume = useCall((api) => api.auction.resume, { refreshes, onSuccess: toForm })
  const withdraw = useCall((api) => api.auction.withdraw, after('withdraw'))
  const followUp = useCall((api) => api.auction.acceptFollowUp, after('followUp'))
  const openLateOffers = useCall((api) => api.auction.openLateOffers, after('openLateOffers'))
  const secondChance = useCall((api) => api.auction.secondChance, after('secondChance'))
  const byName = { stop, pause, resume, withdraw, followUp, openLateOffers }
  const calls = [answer, secondChance, ...Object.values(byName)]
  const auctionId = card.auction?.auctionId ?? 0
  const problem = useProblemText(calls.find((call) => call.error)?.error ?? null)
  return {
    isBusy: calls.some((call) => call.isPending),
    problem,
    send(command: Command) {
      const idempotencyKey = newIdempotencyKey()
      if (command === 'confirm' || command === 'decline') {
        answer.mutate({ params: { auctionId, answer: command }, idempotencyKey })
        return
      }
      if (command === 'secondChance') {
        const params = { auctionId, answer: 'offer' } as const
        secondChance.mutate({ params, idempotencyKey })
        return
      }
      byName[command].mutate({ params: { auctionId }, body: {}, idempotencyKey })
    },
  }
}

type SureProps = {
  readonly command: Exclude<Asked, 'restart'>
  readonly amountEur: number | null
  readonly freedEur: number | null
  /** The second bidder cannot be asked any more. */
  readonly isLastChance: boolean
  readonly isBusy: boolean
  /** False once another tab, another person or the clock was faster. */
  readonly isPossible: boolean
  /** What ends, and what is possible then, where it depends on the ad. */
  readonly afterwards: string | null
  readonly problem: string | undefined
  readonly onClose: () => void
  readonly onSure: () => void
}

function Sure(props: SureProps) {
  const { command, amountEur, freedEur, afterwards, isBusy, isPossible, problem } = props
  const { onClose, onSure } = props
  const texts = useTranslations()
  const t = useTranslations('listing.mine')
  const format = useFormat()
  if (command === 'resume') return null
  const title =
    command === 'confirm' || command === 'followUp' || command === 'secondChance'
      ? t(`sure.${command}`, { amount: format.money(amountEur ?? 0) })
      : t(`sure.${command}`)
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts('listing.cancel')}</Button>
          {isPossible && (
            <Button
              look={endsForGood.includes(command) ? 'danger-solid' : 'primary'}
              busy={isBusy}
              onClick={onSure}
            >
              {t(`do.${command}`)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {command !== 'decline' && <p>{t(`sure.${command}Text`)}</p>}
        {afterwards && <p>{afterwards}</p>}
        {isPossible && freedEur !== null && (
          <Banner tone="warn">{t('sure.frees', { amount: format.money(freedEur) })}</Banner>
        )}
        {isPossible && props.isLastChance && (
          <Banner tone="warn">{t('sure.endsSecondChance')}</Banner>
        )}
        {isPossible && problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        {!isPossible && (
          <Banner tone="warn" role="alert">
            {t('sure.changed')}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
