import { useTranslations } from 'use-intl/react'
import { laterDays } from '#domain/valuation/request/later-days.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import { Island } from '#web/storefront/islands/island.tsx'
import { useCurrentRoute, usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { useShownFlow } from '#web/storefront/screens/valuation/flow-of-route.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ComparedSales } from './compared-sales.tsx'
import { LaterOnReport } from './later-on-report.tsx'
import { PriceParts } from './price-parts.tsx'
import { QuarterLine } from './quarter-line.tsx'
import { RangeScale } from './range-scale.tsx'
import styles from './report.module.css'
import type { Explained, Report } from './report.ts'
import { SaleDays } from './sale-days.tsx'

/** Shorter ones were never given. */
const shortestId = 20

type ReportParams = { readonly rest?: string; readonly slug?: string }

export const load: Load = async ({ query, queryClient, params }) => {
  const id = idOf(params as ReportParams) // The routes of both kinds lead here.
  if (id.length < shortestId || id.length > 100) throw new Response(null, { status: 404 })
  await queryClient.ensureQueryData(reportQuery(query, id))
}

function idOf({ rest, slug }: ReportParams): string {
  return (rest ?? slug ?? '').split('/')[0] ?? ''
}

function reportQuery(query: ApiQueries, id: string) {
  return query.valuation.report({ params: { id } })
}

/** The answer to a request, for whoever has its address (spec 2): price, reasons, what selling would look like. */
export function Screen() {
  const id = idOf((useCurrentRoute()?.params ?? {}) as ReportParams) // As in `load`.
  const report: Report = useAnswer(reportQuery(useApiQueries(), id))
  const { explained } = report
  return (
    <Page as="main" id="main" className={styles.page}>
      <Head report={report} />
      {explained?.isInvented && <Invented />}
      <Computed report={report} />
      <RangeScale report={report} />
      <Actions id={id} report={report} />
      <Words report={report} />
      {explained && <Reasons explained={explained} />}
      <SaleDays sale={report.sale} />
      <Later id={id} report={report} />
      <Note report={report} />
    </Page>
  )
}

function Head({ report: { valuate_my_vehicle: request, explained } }: { report: Report }) {
  const t = useTranslations('valuation.report')
  const format = useFormat()
  const { kind } = useShownFlow()
  const answer = request?.answer
  if (!request || !answer) return null
  const vehicle = explained?.vehicle
  const facts = [
    request.vehicle,
    ...(vehicle
      ? [t('facts.registered', { month: monthText(vehicle.firstRegisteredInMonth, format.month) })]
      : []),
    ...(vehicle?.mileageKm == null ? [] : [format.kilometres(vehicle.mileageKm)]),
  ]
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.vehicle}>
          {facts.join(', ')}
          <span className={styles.range}>
            {t('range', { from: format.money(answer.fromEur), to: format.money(answer.toEur) })}
          </span>
        </h1>
        <p className={styles.lead}>
          {t('lead')}{' '}
          {explained && (
            <strong>{t('likely', { price: format.money(explained.likelyEur) })}</strong>
          )}
        </p>
      </div>
      <div className={styles.scene}>
        <StorefrontScene scene={kind} isFirstInView />
      </div>
    </header>
  )
}

export function monthText(month: number, write: (year: number, month: number) => string): string {
  return write(Math.floor(month / 12), (month % 12) + 1)
}

function Invented() {
  const t = useTranslations('valuation.report')
  return <Banner tone="warn">{t('invented')}</Banner>
}

function Computed({ report: { valuate_my_vehicle: request } }: { report: Report }) {
  const t = useTranslations('valuation.report')
  const format = useFormat()
  if (!request?.answer?.isComputed || request.dueAt === null) return null
  return (
    <Banner tone="warn">
      {t('computed', { moment: format.dateTime(Date.parse(request.dueAt)) })}
    </Banner>
  )
}

function Actions(props: { id: string; report: Report }) {
  const {
    id,
    report: { valuate_my_vehicle: request },
  } = props
  const t = useTranslations('valuation.report')
  const format = useFormat()
  const path = usePath()
  if (!request) return null
  return (
    <div className={styles.actions}>
      <div className={styles.bar} data-foot-bar="">
        <LinkButton look="primary" size="large" href={path('continueAd', { id: request.entityId })}>
          {t('action')}
        </LinkButton>
      </div>
      <p>
        {t('actionText')}{' '}
        {request.report && t('holds', { day: format.date(Date.parse(request.report.holdsUntil)) })}
      </p>
      <LinkButton
        look="quiet"
        icon="download"
        href={`/api/public/valuate-my-vehicle/report/pdf/${id}`}
      >
        {t('pdf')}
      </LinkButton>
    </div>
  )
}

function Words({ report: { valuate_my_vehicle: request, explained } }: { report: Report }) {
  const t = useTranslations('valuation.report')
  if (!request?.answer || request.answer.isComputed) return null
  return (
    <SectionCard title={t('words')}>
      <p className={styles.words}>{request.answer.words}</p>
      {!explained && <p className={styles.lead}>{t('byPerson')}</p>}
    </SectionCard>
  )
}

function Reasons({ explained }: { explained: Explained }) {
  const { classes = [], parts, quarters = [] } = explained
  return (
    <div className={styles.reasons}>
      <ComparedSales explained={explained} />
      <PriceParts parts={parts} />
      <QuarterLine
        quarters={quarters}
        className={classes.length > 0 ? styles.wholeRow : undefined}
      />
    </div>
  )
}

function Later({ id, report: { valuate_my_vehicle: request } }: { id: string; report: Report }) {
  const { now } = useServerClock()
  const postponed = request?.postponedUntil ?? null
  return (
    <Island
      name="laterOnReport"
      of={LaterOnReport}
      props={{
        reportId: id,
        days: laterDays(now()),
        chosen: postponed === null ? null : Date.parse(postponed),
      }}
      texts={['valuation.later', 'shell.ui']}
      hydrate="touch"
    />
  )
}

function Note({ report: { valuate_my_vehicle: request } }: { report: Report }) {
  const t = useTranslations('valuation.report')
  const format = useFormat()
  if (!request?.report || request.valuatedAt === null) return null
  return (
    <p className={styles.note}>
      {t('note', {
        day: format.date(Date.parse(request.valuatedAt)),
        end: format.date(Date.parse(request.report.endsAt)),
      })}
    </p>
  )
}
