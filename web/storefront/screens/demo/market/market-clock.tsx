import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { DemoState } from '#contract/endpoints/demo.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useServerClock, useServerNow } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import styles from '../demo.module.css'
import { nextAfternoon } from '../next-afternoon.ts'

/** The market's own time, which only goes forward: what falls due on the way happens on the way. */
export function MarketClock({ state }: { state: DemoState }) {
  const t = useTranslations('demo.market')
  const path = usePath()
  const format = useFormat()
  const now = useServerNow(1000)
  const { nextEvent } = state
  return (
    <Card as="section" aria-labelledby="market-clock">
      <div className={styles.clock}>
        <Stack gap={2}>
          <h2 id="market-clock" className={styles.label}>
            <Icon icon="clock" />
            {t('clock')}
          </h2>
          <p className={styles.time}>
            <time dateTime={new Date(now).toISOString()} suppressHydrationWarning>
              {format.dateTimeWithZone(now)}
            </time>
          </p>
          <p className="muted">{t('clockText')}</p>
          {nextEvent && (
            <p>
              {t('next', {
                status: t(`happens.${happensAt(nextEvent.status)}`),
                time: format.dateTime(nextEvent.at),
              })}{' '}
              <LinkButton
                look="quiet"
                size="dense"
                href={path('product', { id: nextEvent.entityId })}
              >
                {t('toVehicle')}
              </LinkButton>
            </p>
          )}
        </Stack>
        <Travel state={state} now={now} />
      </div>
    </Card>
  )
}

function Travel({ state, now }: { state: DemoState; now: number }) {
  const t = useTranslations('demo.market')
  const format = useFormat()
  const queryClient = useQueryClient()
  const clock = useServerClock()
  const { queryKey } = useApiQueries().demo.state()
  const move = useCall((api) => api.demo.moveClock, {
    onSuccess: async (moved) => {
      clock.moveTo(Date.parse(moved.marketNow))
      queryClient.setQueryData(queryKey, moved)
      await queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'demo' })
    },
  })
  const { sentence } = useFormProblem(move.error)
  const isBusy = move.isPending || state.reset.isRunning
  const afternoon = nextAfternoon(now)
  const travel = (body: Parameters<typeof move.mutate>[0]['body']) => () => {
    if (!isBusy) move.mutate({ body })
  }
  return (
    <Stack gap={3}>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <h3 className={styles.label}>
        <Icon icon="fast-forward" />
        {t('travel')}
      </h3>
      <Cluster gap={2}>
        <Button onClick={travel({ minutes: 10 })} disabled={isBusy}>
          {t('tenMinutes')}
        </Button>
        <Button onClick={travel({ minutes: 60 })} disabled={isBusy}>
          {t('oneHour')}
        </Button>
        <Button
          onClick={travel({ until: new Date(afternoon).toISOString() })}
          disabled={isBusy}
          suppressHydrationWarning
        >
          {t('until', { time: format.dateTime(afternoon) })}
        </Button>
        <Button
          look="primary"
          onClick={travel({ to: 'next_event' })}
          busy={move.isPending}
          disabled={isBusy || state.nextEvent === null}
        >
          {t('toNext')}
        </Button>
      </Cluster>
      <p className="muted small" role="status">
        {move.isPending ? t('travelling') : t('travelText')}
      </p>
    </Stack>
  )
}

/** What a deadline does to an auction of this status. */
function happensAt(status: string): 'start' | 'closing' | 'end' | 'decision' {
  if (status === 'published') return 'start'
  if (status === 'running') return 'closing'
  return status === 'hotbidding' ? 'end' : 'decision'
}
