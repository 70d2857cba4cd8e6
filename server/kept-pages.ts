import { setTimeout as delay } from 'node:timers/promises'
import type { TransportRequest } from '#contract/client.ts'
import { unlistedStatuses } from '#domain/auction/core/state.ts'
import { berlinDayOf } from '#domain/calendar/berlin-day.ts'
import { isLocale } from '#locales/locales.ts'
import { matchPath } from '#locales/match-path.ts'
import { type ContentStore, followLandingPage, type LandingPage } from './areas/publishing/api.ts'
import type { Market } from './market.ts'
import { harmlessCookies, knownParameters, subjectsOfCall } from './page-topics.ts'
import { answerRefusal } from './platform/http/answer-error.ts'
import { type CallContext, visitor } from './platform/http/call-context.ts'
import type { EndpointServer } from './platform/http/endpoints/endpoint-server.ts'
import type { HttpServices } from './platform/http/http-services.ts'
import { canonicalQuery } from './platform/pages/kept/canonical-query.ts'
import {
  createChangeReader,
  type PublicChange,
} from './platform/pages/kept/changes/change-reader.ts'
import {
  createKeptAnswers,
  type KeptAnswers,
  type KnownAnswer,
} from './platform/pages/kept/changes/kept-answers.ts'
import { createRevisions } from './platform/pages/kept/changes/revisions.ts'
import type { KeptOptions, VisitorCalls } from './platform/pages/kept/kept-options.ts'
import type { Services } from './platform/services.ts'

/** Which pages of visitors are kept, and how a change of the market reaches them. */

type Parts = {
  readonly services: Services
  readonly market: Market
  readonly endpoints: EndpointServer
  readonly httpServices: HttpServices
  readonly content: ContentStore
}

export type Addresses = {
  readonly landing: LandingPage
  /** Resolves once it is known what was committed until a moment ago, or after a short while. */
  readonly readAddresses: () => Promise<void>
}

const keptBytes = 64 * 1024 * 1024
const sharedBytes = 16 * 1024 * 1024
const catalogRetryMs = 500

export function keptPagesOf(parts: Parts): KeptOptions & Addresses {
  const { services, market } = parts
  const { log } = services
  const revisions = createRevisions()
  const answers = createKeptAnswers(revisions, isSharedByPages)
  const catalog = followCatalog(parts, () => revisions.change('catalog'))
  const landing = followLandingPage({
    ...{ pool: services.pool, content: parts.content, log },
    moved: revisions.changeAll,
  })
  /** Resolves when the lists are up to date too. */
  const hear = async (changes: readonly PublicChange[] | null) => {
    if (changes === null || changes.some(({ topic }) => topic === 'everything')) {
      revisions.changeAll()
      void landing.read()
      await catalog.changedAll()
      return
    }
    for (const { topic, listingId } of changes) {
      if (topic === 'setting') revisions.change('settings')
      if (topic === 'dealer') revisions.change('dealers')
      if (topic === 'content') revisions.change('content')
      if (topic === 'figures') revisions.change('figures')
      if (topic === 'submission') revisions.change('submissions')
      if (listingId !== null) revisions.change(`listing ${listingId}`)
    }
    if (changes.some(({ topic }) => topic === 'content')) void landing.read()
    await catalog.changed(changes)
  }
  const changes = createChangeReader({ db: services.pool, log, hear })
  for (const topic of ['auctions', 'listings', 'questions', 'customers', 'clock'] as const) {
    market.changeNotifier.listen(topic, changes.expectChange)
  }
  let startOfDay = 0
  return {
    landing,
    readAddresses: async () => {
      await changes.refresh()
      await landing.settled()
    },
    changes,
    revisions,
    log,
    harmlessCookies,
    maxBytes: keptBytes,
    maxSharedBytes: sharedBytes,
    // "Ends today" is another list after midnight in Berlin, and texts come into force.
    noticeTime: (marketNow) => {
      const { startsAt } = berlinDayOf(marketNow)
      if (startsAt === startOfDay) return
      revisions.changeAll()
      startOfDay = startsAt
    },
    canonicalSearch: (locale, path, search, reader) => {
      const name = isLocale(locale) ? matchPath(locale, path)?.name : undefined
      const known = name && knownParameters(name, reader)
      return known && canonicalQuery(search, known)
    },
    isUnknown: (locale, path) =>
      isLocale(locale) &&
      matchPath(locale, path) === undefined &&
      // A demo's own pages stand in no table; another spelling of a path may lead to a page.
      !path.startsWith('/dev/') &&
      (isPlain(path) || hasLineBreak(path)),
    visitorCalls: (locale, host) => visitorCalls(parts, { locale, host, answers }),
  }
}

/** No page has one in its address, and the pages' router takes none for an address at all. */
function hasLineBreak(path: string): boolean {
  return /%0[ad]/i.test(path)
}

/** Whether the path means itself: nothing in it is encoded, and no segment leads up. */
function isPlain(path: string): boolean {
  return !path.includes('%') && new URL(path, 'http://any.example').pathname === path
}

/**
 * The catalog in this process's memory follows the rows too, so that no kept list is older than they are,
 * whatever became of the message that announced the change. Lists are void when it is up to date, which is
 * when the promises resolve.
 */
function followCatalog({ services, market }: Parts, updated: () => void) {
  const { pool, log } = services
  /** `work` answers whether a list may have changed. */
  const attempt = async (work: () => Promise<boolean>): Promise<void> => {
    try {
      if (await work()) updated()
    } catch (err) {
      log.warn({ err }, 'the catalog of kept pages is tried again')
      await delay(catalogRetryMs, undefined, { ref: false })
      await attempt(work)
    }
  }
  return {
    changedAll: () => attempt(() => market.catalog.loadAll().then(() => true)),
    changed: async (changes: readonly PublicChange[]) => {
      const ids = [...new Set(changes.flatMap(({ listingId }) => listingId ?? []))]
      if (ids.length === 0) return
      const withNewStatus = new Set(
        changes.flatMap(({ topic, listingId }) => (topic === 'auction' ? (listingId ?? []) : [])),
      )
      await attempt(async () => {
        // An ad that is being written is in no list, however often it is saved.
        const newest = (await market.listings.auctions.listNewest(pool, ids)).filter(
          ({ entityId, status }) =>
            withNewStatus.has(entityId) || !unlistedStatuses.includes(status),
        )
        if (newest.length === 0) return false
        await market.catalog.refresh({ entityIds: newest.map(({ entityId }) => entityId) })
        return true
      })
    },
  }
}

/** An ad's answers stand on its page and on lists of ads, which are kept themselves. */
function isSharedByPages(subjects: readonly string[]): boolean {
  return subjects.every((subject) => subject !== 'catalog' && !subject.startsWith('listing '))
}

/** Calls as somebody of whom nothing is known. An answer that sets a cookie is that caller's own. */
function visitorCalls(
  { services, endpoints, httpServices }: Parts,
  of: { readonly locale: string; readonly host: string; readonly answers: KeptAnswers },
): VisitorCalls {
  const { locale, host, answers } = of
  const subjects = new Set<string>()
  let isEverybodys = true
  const refuse = () => {
    isEverybodys = false
  }
  const context: CallContext = {
    viewer: visitor,
    locale,
    host,
    requestId: '',
    browserSessionId: null,
    address: '',
    userAgent: '',
    cookies: {},
    setCookie: refuse,
    clearCookie: refuse,
    newCookies: () => ({}),
    idempotencyKey: '',
  }
  let heard: readonly string[] | undefined
  const asVisitor = endpoints.transportFor(
    async () => context,
    (error) => {
      const answer = answerRefusal(error, {
        locale,
        requestId: '',
        services: httpServices,
        log: services.log,
      })
      // The page would be kept without what this call was to bring.
      if (answer.status >= 500) refuse()
      return answer
    },
    (declared, params) => {
      heard = subjectsOfCall(declared, params)
    },
  )
  const ask = async (request: TransportRequest): Promise<KnownAnswer> => {
    const asked = asVisitor(request)
    // It was heard before anything of the call waited.
    const known = heard
    const answer = await asked
    return { answer, subjects: isEverybodys ? known : undefined }
  }
  return {
    transport: async (request) => {
      const key = `${locale} ${host} ${request.method} ${request.path}`
      const known = await answers.find(key, () => ask(request))
      if (!known.subjects) refuse()
      for (const subject of known.subjects ?? []) subjects.add(subject)
      return known.answer
    },
    subjects: () => (isEverybodys ? [...subjects] : undefined),
  }
}
