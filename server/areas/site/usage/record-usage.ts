import { agreesToStatistics, consentCookie } from '#contract/usage/consent.ts'
import {
  type Funnel,
  funnelSteps,
  type UserAction,
  userActions,
} from '#contract/usage/funnel-steps.ts'
import { screenPrefix } from '#contract/usage/screen-prefix.ts'
import { adScreens } from '#domain/listing/screens/screen-table.ts'
import { routeOfAddress } from '#locales/addresses/route-of-address.ts'
import { isLocale } from '#locales/locales.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { visitorIdOf } from '../../account/api.ts'
import { deviceClassOf } from './device-class.ts'
import type { UsageRecorder } from './usage-recorder.ts'

/** Who reports, as far as it matters: a call has all of it, a page that is sent no more than its request says. */
export type Reporter = Pick<CallContext, 'locale' | 'userAgent' | 'cookies' | 'host'> & {
  readonly customerId: number | null
}

type Report = {
  /** The route's name, its template or an address of it. */
  readonly address: string | undefined
  readonly referer?: string | undefined
}

export type UsageServices = { readonly usage: UsageRecorder; readonly now: () => Date }

/** Pages that lead into a funnel are its first step. */
const funnelOfPage: Readonly<Record<string, Funnel>> = {
  sell: 'selling',
  valuateMotorhome: 'valuation',
  valuateTrailer: 'valuation',
}

/** A page was seen: counted by its template, and noted with who saw it where they agreed. */
export function recordPage(services: UsageServices, reporter: Reporter, report: Report): void {
  const route = routeOfAddress(reporter.locale, report.address)
  const { referer } = report
  const funnel = funnelOfPage[route]
  record(services, reporter, { route, referer, steps: [['', '']] })
  if (funnel) record(services, reporter, { route, steps: [[funnel, 'page']] })
}

/** What somebody did on a screen. Names that no page of ours sends are counted nowhere. */
export function recordAction(
  services: UsageServices,
  reporter: Reporter,
  report: Report & {
    readonly action: string | undefined
    readonly steps?: readonly string[] | undefined
    readonly entityId?: number | undefined
  },
): void {
  const { action } = report
  if (action === undefined || !isUserAction(action)) return
  const { funnel, step } = userActions[action]
  const seen = new Set(report.steps?.filter((each) => isShown(funnel, each)))
  const steps = step === null ? [...seen] : [step]
  record(services, reporter, {
    route: routeOfAddress(reporter.locale, report.address),
    steps: steps.map((each) => [funnel, each] as const),
    entityId: report.entityId,
  })
}

function record(
  { usage, now }: UsageServices,
  { locale, userAgent, cookies, host, customerId }: Reporter,
  what: {
    readonly route: string
    readonly steps: readonly (readonly [funnel: string, step: string])[]
    readonly entityId?: number | undefined
    readonly referer?: string | undefined
  },
): void {
  const device = deviceClassOf(userAgent)
  if (!device) return
  const language = isLocale(locale) ? locale : 'de'
  const visitorUuid = visitorIdOf({ cookies })
  const isNoted =
    agreesToStatistics(cookies[consentCookie]) && (visitorUuid !== null || customerId !== null)
  for (const [funnel, step] of what.steps) {
    const counted = { route: what.route, funnel, step, locale: language, device }
    usage.count(counted)
    if (!isNoted) continue
    usage.note({
      ...counted,
      ...{ happenedAt: now(), visitorUuid, customerId, listingId: what.entityId ?? null },
      referringHost: otherHost(what.referer, host),
    })
  }
}

function isUserAction(action: string): action is UserAction {
  return Object.hasOwn(userActions, action)
}

/** Beginning and end are said by their own actions, the page is counted when it is sent. */
const saidOtherwise = ['page', 'begun', 'submitted']
const screens = new Set(adScreens.map(({ id }) => `${screenPrefix}${id}`))

function isShown(funnel: Funnel, step: string): boolean {
  if (funnel === 'selling' && screens.has(step)) return true
  return funnelSteps[funnel].some((each) => each === step) && !saidOtherwise.includes(step)
}

/** Of the site that somebody came from; pages of this host are none. */
function otherHost(address: string | undefined, host: string): string | null {
  if (!address || !URL.canParse(address)) return null
  const from = new URL(address)
  return from.host === host || from.hostname === '' ? null : from.hostname.slice(0, 100)
}
