import { readMarkdown } from '#content/markdown/read-markdown.ts'
import type { Notice } from '#contract/endpoints/publishing/news.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { inLanguage, listPublished, type PublishedText } from './published-texts.ts'

type Asked = { readonly locale: string; readonly now: Date }

export async function showNews(db: Queryable, asked: Asked) {
  const shown = inForce(inLanguage(await listPublished(db, 'news'), asked.locale), asked.now)
  return {
    news: shown
      .toReversed()
      .map((each) => ({ ...noticeOf(each), summary: each.text.summary ?? '' })),
  }
}

export async function showPopups(db: Queryable, asked: Asked) {
  const shown = inForce(inLanguage(await listPublished(db, 'popup'), asked.locale), asked.now)
  return { popups: shown.map(noticeOf) }
}

/** What a later day is named for is not shown yet; the earliest first. */
function inForce(published: readonly PublishedText[], now: Date): readonly PublishedText[] {
  const today = berlinDate(now.getTime())
  const dayOf = ({ text }: PublishedText) => text.validFrom ?? ''
  return published
    .filter((each) => dayOf(each) <= today)
    .toSorted((one, other) =>
      `${dayOf(one)} ${one.key}` < `${dayOf(other)} ${other.key}` ? -1 : 1,
    )
}

function noticeOf({ key, locale, text }: PublishedText): Notice {
  return {
    id: key,
    title: text.title ?? key,
    validFrom: text.validFrom ?? '',
    language: locale,
    blocks: [...readMarkdown(text.body ?? '').blocks],
  }
}
