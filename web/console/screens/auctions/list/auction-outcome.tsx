import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/data/timeline.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { AuctionLateOffers } from './auction-late-offers.tsx'
import { AuctionSecondChance } from './auction-second-chance.tsx'

/** What follows the hammer: renegotiation, reservation, second chance, late offers (rules 6, 7 and 10). */
export function AuctionOutcome({ auction }: { auction: AuctionView }) {
  return (
    <>
      {auction.renegotiation && (
        <Renegotiation
          renegotiation={auction.renegotiation}
          isOpen={auction.status === 'renegotiation'}
        />
      )}
      {auction.reservation && <Reservation reservation={auction.reservation} />}
      {auction.followUp && <FollowUp followUp={auction.followUp} />}
      <AuctionSecondChance auction={auction} />
      <AuctionLateOffers auction={auction} />
    </>
  )
}

/** Once it is over there is no turn, and what binds has its own section. */
function Renegotiation(props: {
  renegotiation: NonNullable<AuctionView['renegotiation']>
  isOpen: boolean
}) {
  const { renegotiation, isOpen } = props
  const t = useTranslations('console-auctions.renegotiation')
  const format = useFormat()
  const endOf = ({
    by,
    kind,
    amountEur,
    at,
  }: NonNullable<typeof renegotiation.ending>): TimelineEntry => ({
    id: `${at} ended`,
    time: format.dateTime(at),
    dateTime: at,
    title: t(`ended.${kind}`),
    detail: t(`by.${by}`),
    ...(amountEur !== null && { figure: format.money(amountEur) }),
    look: amountEur === null ? 'bad' : 'good',
  })
  return (
    <PanelSection title={t('title')} note={isOpen ? t(`turn.${renegotiation.turn}`) : t('over')}>
      {isOpen && (
        <FactList
          facts={[
            { term: t('turnEnds'), value: format.dateTimeWithZone(renegotiation.turnEndsAt) },
            { term: t('binds'), value: format.dateTimeWithZone(renegotiation.bindsUntil) },
          ]}
        />
      )}
      <Timeline
        label={t('title')}
        entries={[
          ...renegotiation.steps.map(
            ({ by, kind, amountEur, at }): TimelineEntry => ({
              id: `${at} ${kind} ${amountEur}`,
              time: format.dateTime(at),
              dateTime: at,
              title: t(`step.${kind}`),
              detail: t(`by.${by}`),
              figure: format.money(amountEur),
              look: by === 'owner' ? 'own' : 'other',
            }),
          ),
          ...(renegotiation.ending === null ? [] : [endOf(renegotiation.ending)]),
        ]}
      />
    </PanelSection>
  )
}

function Reservation({ reservation }: { reservation: NonNullable<AuctionView['reservation']> }) {
  const t = useTranslations('console-auctions.reservation')
  const format = useFormat()
  return (
    <PanelSection title={t('title')}>
      <FactList
        facts={[
          { term: t('amount'), value: format.money(reservation.amountEur) },
          { term: t('until'), value: format.dateTimeWithZone(reservation.bindsUntil) },
        ]}
      />
    </PanelSection>
  )
}

function FollowUp({ followUp }: { followUp: NonNullable<AuctionView['followUp']> }) {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  const { amountEur, bindsUntil, acceptUntil } = followUp
  const facts = [
    { term: t('reservation.amount'), value: format.money(amountEur) },
    { term: t('reservation.until'), value: format.dateTimeWithZone(bindsUntil) },
    ...(acceptUntil === null
      ? []
      : [{ term: t('followUp.acceptUntil'), value: format.dateTimeWithZone(acceptUntil) }]),
  ]
  return (
    <PanelSection title={t('followUp.title')}>
      <FactList facts={facts} />
    </PanelSection>
  )
}
