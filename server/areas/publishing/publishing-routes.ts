import { cmsEndpoints } from '#contract/endpoints/publishing/cms.ts'
import { contentPictureEndpoints } from '#contract/endpoints/publishing/content-pictures.ts'
import { guideEndpoints } from '#contract/endpoints/publishing/guide.ts'
import { newsEndpoints } from '#contract/endpoints/publishing/news.ts'
import { publishingEndpoints } from '#contract/endpoints/publishing/publishing.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { answerCollection } from './cms/answer-cms.ts'
import { type ContentStore, openContentStore } from './content-store.ts'
import {
  publishVersions,
  saveVersion,
  unscheduleVersion,
  withdrawText,
} from './edit/change-entry.ts'
import { listEntries, previewText, showEntry, showVersion } from './edit/show-entry.ts'
import { showArticle, showAuthor, showGuide } from './guide/show-guide.ts'
import {
  listLibrary,
  type PictureServices,
  removeContentPicture,
  uploadContentPicture,
} from './pictures/keep-pictures.ts'
import { showNews, showPopups } from './show-news.ts'

const done = { isDone: true } as const

/** Binds the calls of what the operator publishes. */
export function registerPublishingRoutes(
  endpoints: EndpointServer,
  services: PictureServices,
): void {
  const store = openContentStore(services)
  endpoints.on(guideEndpoints.readGuide, ({ params }) => showGuide(store, params.locale))
  endpoints.on(guideEndpoints.readArticle, ({ params }) => showArticle(store, params))
  endpoints.on(guideEndpoints.readAuthor, ({ params }) => showAuthor(store, params))
  endpoints.on(newsEndpoints.readNews, ({ params }) =>
    showNews(store, { ...params, now: services.now() }),
  )
  endpoints.on(newsEndpoints.readPopups, ({ params }) =>
    showPopups(store, { ...params, now: services.now() }),
  )
  registerCollections(endpoints, { pool: services.pool, store })
  registerEditing(endpoints, services)
  registerPictures(endpoints, services)
}

function registerCollections(
  endpoints: EndpointServer,
  parts: { readonly pool: PictureServices['pool']; readonly store: ContentStore },
): void {
  const calls = cmsEndpoints
  endpoints.on(calls.landingPages, ({ query }) => answerCollection(parts, 'landing_page', query))
  endpoints.on(calls.popups, ({ query }) => answerCollection(parts, 'popup', query))
  endpoints.on(calls.newsItems, ({ query }) => answerCollection(parts, 'news', query))
  endpoints.on(calls.faqs, ({ query }) => answerCollection(parts, 'faq', query))
  endpoints.on(calls.guideArticles, ({ query }) => answerCollection(parts, 'guide_article', query))
  endpoints.on(calls.authors, ({ query }) => answerCollection(parts, 'author', query))
}

/** What only operators call (rules 1). */
function registerEditing(endpoints: EndpointServer, services: PictureServices): void {
  const { pool } = services
  const calls = publishingEndpoints
  endpoints.on(calls.listEntries, ({ params }) => listEntries(services, params.kind))
  endpoints.on(calls.findEntry, ({ params }) => showEntry(services, params))
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
  endpoints.on(calls.preview, ({ params, body }) => previewText(pool, { ...params, ...body }))
}

function registerPictures(endpoints: EndpointServer, services: PictureServices): void {
  const calls = contentPictureEndpoints
  endpoints.on(calls.list, ({ query }) => listLibrary(services, query.count))
  endpoints.onRaw(calls.upload, (_, context, { request }) =>
    uploadContentPicture(services, context, request),
  )
  endpoints.on(calls.remove, async ({ params }, context) => {
    await removeContentPicture(services, context, params.key)
    return done
  })
}
