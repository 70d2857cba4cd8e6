import { cmsEndpoints } from '#contract/endpoints/publishing/cms.ts'
import { guideEndpoints } from '#contract/endpoints/publishing/guide.ts'
import { newsEndpoints } from '#contract/endpoints/publishing/news.ts'
import { publishingEndpoints } from '#contract/endpoints/publishing/publishing.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import type { Services } from '#server/platform/services.ts'
import { answerCollection } from './cms/answer-cms.ts'
import {
  publishVersions,
  saveVersion,
  unscheduleVersion,
  withdrawText,
} from './edit/change-entry.ts'
import { listEntries, previewText, showEntry, showVersion } from './edit/show-entry.ts'
import { showArticle, showAuthor, showGuide } from './guide/show-guide.ts'
import { showNews, showPopups } from './show-news.ts'

const done = { isDone: true } as const

/** Binds the calls of what the operator publishes. */
export function registerPublishingRoutes(endpoints: EndpointServer, services: Services): void {
  const { pool } = services
  endpoints.on(guideEndpoints.readGuide, ({ params }) => showGuide(pool, params.locale))
  endpoints.on(guideEndpoints.readArticle, ({ params }) => showArticle(pool, params))
  endpoints.on(guideEndpoints.readAuthor, ({ params }) => showAuthor(pool, params))
  endpoints.on(newsEndpoints.readNews, ({ params }) =>
    showNews(pool, { ...params, now: services.now() }),
  )
  endpoints.on(newsEndpoints.readPopups, ({ params }) =>
    showPopups(pool, { ...params, now: services.now() }),
  )
  registerCollections(endpoints, services)
  registerEditing(endpoints, services)
}

function registerCollections(endpoints: EndpointServer, { pool }: Services): void {
  const calls = cmsEndpoints
  endpoints.on(calls.landingPages, ({ query }) => answerCollection(pool, 'landing_page', query))
  endpoints.on(calls.popups, ({ query }) => answerCollection(pool, 'popup', query))
  endpoints.on(calls.newsItems, ({ query }) => answerCollection(pool, 'news', query))
  endpoints.on(calls.faqs, ({ query }) => answerCollection(pool, 'faq', query))
  endpoints.on(calls.guideArticles, ({ query }) => answerCollection(pool, 'guide_article', query))
  endpoints.on(calls.authors, ({ query }) => answerCollection(pool, 'author', query))
}

/** What only operators call (rules 1). */
function registerEditing(endpoints: EndpointServer, services: Services): void {
  const { pool } = services
  const calls = publishingEndpoints
  endpoints.on(calls.listEntries, ({ params }) => listEntries(pool, params.kind))
  endpoints.on(calls.findEntry, ({ params }) => showEntry(pool, params))
  endpoints.on(calls.readVersion, ({ params }) => showVersion(pool, params))
  endpoints.on(calls.saveVersion, ({ params, body }, context) =>
    saveVersion(services, context, { ...params, ...body }),
  )
  endpoints.on(calls.publish, async ({ params, body }, context) => {
    const publishAt = body.publishAt === null ? null : new Date(body.publishAt)
    await publishVersions(services, context, { ...params, versions: body.versions, publishAt })
    return done
  })
  endpoints.on(calls.unschedule, async ({ params }, context) => {
    await unscheduleVersion(services, context, params)
    return done
  })
  endpoints.on(calls.withdraw, async ({ params }, context) => {
    await withdrawText(services, context, params)
    return done
  })
  endpoints.on(calls.preview, async ({ params, body }) => previewText(params.kind, body.text))
}
