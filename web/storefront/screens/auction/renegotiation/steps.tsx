import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/data/timeline.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import type { Renegotiation } from './renegotiation-state.ts'

/** The steps so far, the newest first, above them whose turn it is. */
export function Steps({ renegotiation }: { renegotiation: Renegotiation }) {
  const t = useTranslations('auction.renegotiation.steps')
  const tPosition = useTranslations('auction.position')
  const format = useFormat()
  const bidder = tPosition('bidder', { number: renegotiation.buyerPseudonym })
  const { ending } = renegotiation
  const said = renegotiation.steps.map((step, index): TimelineEntry => {
    const isOwn = step.by === renegotiation.perspective
    const whose = isOwn ? 'own' : 'other'
    return {
      id: `${index} ${step.at}`,
      time: format.dateTime(step.at),
      dateTime: step.at,
      title:
        step.by === 'owner'
          ? t(`counter.${whose}`)
          : t(`${step.kind === 'counter' ? 'offer' : step.kind}.${whose}`, { bidder }),
      figure: format.money(step.amountEur),
      look: isOwn ? 'own' : 'other',
    }
  })
  const now: TimelineEntry[] =
    ending === null
      ? [
          {
            id: 'now',
            time: t('now'),
            title: renegotiation.isYourTurn
              ? t('yourTurn')
              : t(renegotiation.turn === 'owner' ? 'ownersTurn' : 'buyersTurn', { bidder }),
            detail: t('bindsUntil', { at: format.dateTimeWithZone(renegotiation.bindsUntil) }),
            look: 'now',
          },
        ]
      : [endOf(ending)]
  function endOf({ by, kind, at, amountEur }: NonNullable<Renegotiation['ending']>): TimelineEntry {
    const whose = by === renegotiation.perspective ? 'own' : by
    return {
      id: 'over',
      time: format.dateTime(at),
      dateTime: at,
      title: title(),
      ...(amountEur !== null && { figure: format.money(amountEur) }),
      look: amountEur === null ? 'bad' : 'good',
    }

    function title(): string {
      switch (kind) {
        case 'accepted':
        case 'lapsed':
          return t(`ended.${kind}.${whose === 'operator' ? 'owner' : whose}`, { bidder })
        case 'declined':
          return t(`ended.declined.${whose === 'own' ? 'own' : 'owner'}`)
        case 'raise_reached':
        case 'canceled':
        case 'withdrawn':
          return t(`ended.${kind}`)
      }
    }
  }

  return (
    <Section title={t('title')}>
      <Timeline label={t('title')} entries={[...now, ...said.toReversed()]} />
    </Section>
  )
}
