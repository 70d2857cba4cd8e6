import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/data/timeline.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'

type Past = NonNullable<AuctionView['secondChanceHistory']>[number]

/** Whose turn it is, and of those that came to nothing who was asked, when, and how it ended (rules 10). */
export function AuctionSecondChance({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  const { secondChance: chance, secondChanceHistory } = auction
  const past = secondChanceHistory ?? []
  const entriesOf = usePastEntries()
  if (chance === null && past.length === 0) return null
  const title = t('secondChance.title')
  return (
    <PanelSection
      title={title}
      note={t(chance === null ? 'secondChance.over' : `secondChance.turn.${chance.turn}`)}
    >
      {chance && (
        <FactList
          facts={[
            { term: t('reservation.amount'), value: format.money(chance.amountEur) },
            {
              term: t('renegotiation.turnEnds'),
              value: format.dateTimeWithZone(chance.turnEndsAt),
            },
          ]}
        />
      )}
      {past.length > 0 && <Timeline label={title} entries={past.flatMap(entriesOf)} />}
    </PanelSection>
  )
}

function usePastEntries() {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  return ({ merchantId, amountEur, askedAt, endedAt, cause }: Past): TimelineEntry[] => {
    const asked: TimelineEntry[] =
      askedAt === null
        ? []
        : [
            {
              id: `${askedAt} asked`,
              time: format.dateTime(askedAt),
              dateTime: askedAt,
              title: t('secondChance.asked'),
              detail: (
                <ConsoleLink href={`/merchants/${merchantId}`}>
                  {t('merchant', { number: String(merchantId) })}
                </ConsoleLink>
              ),
              figure: format.money(amountEur),
            },
          ]
    const ended: TimelineEntry = {
      id: `${endedAt} ended`,
      time: format.dateTime(endedAt),
      dateTime: endedAt,
      title: t(`secondChance.ended.${cause}`),
      ...(askedAt === null && { detail: t('secondChance.notAsked') }),
      look: 'bad',
    }
    return [...asked, ended]
  }
}
