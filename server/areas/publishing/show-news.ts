import { readMarkdown } from '#content/markdown/read-markdown.ts'
import type { Notice } from '#contract/endpoints/publishing/news.ts'
import { berlinDate } from '#domain/calendar/deadlines.ts'
import type { ContentPictures } from '#domain/publishing/content-pictures.ts'
import type { ContentStore } from './content-store.ts'
import { inLanguage, type PublishedText } from './published-texts.ts'

type Asked = { readonly locale: string; readonly now: Date }

export async function showNews(store: ContentStore, asked: Asked) {
  const shown = inForce(inLanguage(await store.list('news'), asked.locale), asked.now)
  const pictures = await store.picturesOf(shown)
  return {
    news: shown
      .toReversed()
      .map((each) => ({ ...noticeOf(each, pictures), summary: each.text.summary ?? '' })),
  }
}

export async function showPopups(store: ContentStore, asked: Asked) {
  const shown = inForce(inLanguage(await store.list('popup'), asked.locale), asked.now)
  const pictures = await store.picturesOf(shown)
  return { popups: shown.map((each) => noticeOf(each, pictures)) }
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

function noticeOf({ key, locale, text }: PublishedText, pictures: ContentPictures): Notice {
  return {
    id: key,
    title: text.title ?? key,
    validFrom: text.validFrom ?? '',
    language: locale,
    blocks: [...readMarkdown(text.body ?? '', pictures).blocks],
  }
}
