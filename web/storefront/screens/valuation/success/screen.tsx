import { redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { laterDays } from '#domain/valuation/request/later-days.ts'
import { pathTo } from '#locales/paths.ts'
import { keysOf } from '#web/api/queries.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { useShownFlow, useValuationPaths } from '../flow-of-route.ts'
import { LaterChoice } from '../later/later-choice.tsx'
import { ensureOwnRequest, useOwnRequest } from '../own-request.ts'
import styles from './success.module.css'

/** Nobody who has not asked has anything to read here. */
export const load: Load = async (context) => {
  const { valuate_my_vehicle: request } = await ensureOwnRequest(context)
  if (isSent(request)) return
  const isTrailer = context.route === 'valuateTrailerSuccess'
  throw redirect(pathTo(isTrailer ? 'valuateTrailer' : 'valuateMotorhome', context.locale))
}

function isSent(request: { readonly status: string } | null | undefined): boolean {
  return request != null && request.status !== 'editing'
}

/** What happens with a request next, and what its owner may do meanwhile. */
export function Screen() {
  const t = useTranslations('valuation.success')
  const start = useTranslations('valuation.start')
  const format = useFormat()
  const path = usePath()
  const paths = useValuationPaths()
  const { kind } = useShownFlow()
  const request = useOwnRequest(kind)?.valuate_my_vehicle
  if (!request || !isSent(request)) return <NothingSent />
  const { entityId, email, dueAt, report } = request
  const isComputed = request.answer?.isComputed === true
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <Icon icon="circle-check" size={24} className={styles.done} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>
        {t('lead', { vehicle: request.vehicle || start('unnamed'), email: email ?? '' })}
      </p>
      <Card as="section" className={styles.card}>
        {report && (
          <>
            <h2>{t(isComputed ? 'computed' : 'ready')}</h2>
            <LinkButton look="primary" size="large" href={paths.report(kind, report.id)}>
              {t('read')}
            </LinkButton>
          </>
        )}
        {(!report || isComputed) && (
          <>
            {dueAt !== null && <h2>{t('due', { moment: format.dateTime(Date.parse(dueAt)) })}</h2>}
            <p>{t('dueText')}</p>
          </>
        )}
      </Card>
      <Card as="section" className={styles.card}>
        <h2>{t('ad.title')}</h2>
        <p>{t('ad.text')}</p>
        <div>
          <LinkButton
            look={report ? 'secondary' : 'primary'}
            size="large"
            href={path('continueAd', { id: entityId })}
          >
            {t('ad.action')}
          </LinkButton>
        </div>
      </Card>
      <Later entityId={entityId} postponedUntil={request.postponedUntil} />
    </Page>
  )
}

function NothingSent() {
  const t = useTranslations('valuation.start')
  const paths = useValuationPaths()
  const { kind } = useShownFlow()
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <h1>{t(kind)}</h1>
      <div>
        <LinkButton look="primary" size="large" href={paths.start(kind)}>
          {t('go')}
        </LinkButton>
      </div>
    </Page>
  )
}

function Later(props: { entityId: number; postponedUntil: string | null }) {
  const { kind } = useShownFlow()
  const now = useServerClock().now()
  const call = useCall((api) => api.valuation.update, { refreshes: [keysOf('valuation')] })
  return (
    <LaterChoice
      days={laterDays(now)}
      chosen={props.postponedUntil === null ? null : Date.parse(props.postponedUntil)}
      isBusy={call.isPending}
      hasFailed={call.isError}
      onChoose={(day) =>
        call.mutate({
          body: {
            entityId: props.entityId,
            productType: kind,
            valuate_my_vehicle: { postponedUntil: new Date(day).toISOString() },
          },
        })
      }
    />
  )
}
