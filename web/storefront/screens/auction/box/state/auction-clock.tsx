import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useCountdownClock } from '#web/api/server-clock.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { countedText, type ScriptClockTexts } from '#web/storefront/page/clock-texts.ts'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { Countdown } from '#web/ui/status/countdown.tsx'
import { type Phase, phaseOf } from '../../../../auction/phase.ts'

/** Counts down to the start, then to the end, by the market's clock. Nothing once it is over. */
export function AuctionClock({ auction, isSpoken }: { auction: AuctionView; isSpoken?: boolean }) {
  const t = useTranslations('auction.clock')
  const clock = useCountdownClock()
  const phase = phaseOf(auction)
  // Who hears nothing does not know that anything ends now: the end may have moved.
  const isLost = useLostAt() !== null
  const texts = useMemo(
    () => ({
      lastSeconds: t('lastSeconds'),
      over: isLost ? t('unknown') : phase === 'before' ? t('starting') : t('settling'),
      days: ({ days, clock: rest }: { days: number; clock: string }) =>
        t('days', { days, clock: rest }),
      ...(isSpoken &&
        phase === 'open' && {
          announce: ({ minutes }: { minutes: number }) => t('announce', { minutes }),
        }),
    }),
    [t, phase, isSpoken, isLost],
  )
  const instant = phase === 'before' ? auction.startsAt : auction.endsAt
  const scriptTexts = useScriptTexts(phase, isSpoken === true)
  if (phase === 'over' || instant === null) return null
  const countdown = (
    <Countdown
      key={instant}
      endsAt={instant}
      {...clock}
      texts={texts}
      label={phase === 'before' ? t('startsIn') : t('endsIn')}
      icon={false}
      plain
    />
  )
  return scriptTexts ? (
    <span data-clock-texts={JSON.stringify(scriptTexts)}>{countdown}</span>
  ) : (
    countdown
  )
}

/** The same words for a page without React; undefined in a whole application. */
function useScriptTexts(phase: Phase, isSpoken: boolean): ScriptClockTexts | undefined {
  const t = useTranslations('auction.clock')
  const locale = useLocale()
  if (!useIsIslands()) return undefined
  return {
    lastSeconds: t('lastSeconds'),
    over: phase === 'before' ? t('starting') : t('settling'),
    overUnheard: t('unknown'),
    days: countedText(locale, (days) => t('days', { days, clock: '{clock}' })),
    ...(isSpoken &&
      phase === 'open' && {
        announce: countedText(locale, (minutes) => t('announce', { minutes })),
      }),
  }
}
