import { wordJoiner } from '#locales/format.ts'
import { textsOf } from '#locales/texts.ts'
import { type RenderRequest, renderMessage } from './render-notification.ts'

/** What a device shows: as few words as there is room for on a locked screen. */
export type PushText = { readonly title: string; readonly body: string }

const shownFacts = 3
/** In characters: telephones show about four lines. */
const maxLength = 180

/** The figures first, because they are what a bidder decides by. */
export function renderPush(request: RenderRequest): PushText {
  const { subject, facts, paragraphs } = renderMessage(request)
  const figures = facts.slice(0, shownFacts).map(({ label, value }) => `${label}: ${value}`)
  const lines = [figures.join(' · '), paragraphs[0] ?? ''].filter((line) => line !== '')
  return { title: withoutJoiners(subject), body: shortened(withoutJoiners(lines.join('\n'))) }
}

/** As many of those that were held back are named. */
export const shownSubjects = 4

/** Several that were held back: how many, and the first of them by their subjects. */
export function renderPushSummary(
  locale: string,
  { count, subjects }: { readonly count: number; readonly subjects: readonly string[] },
): PushText {
  const texts = textsOf(locale, 'notifications')
  return {
    title: texts('push.summary', { count }),
    body: shortened(subjects.slice(0, shownSubjects).join('\n')),
  }
}

export function renderPushTest(locale: string): PushText {
  const texts = textsOf(locale, 'notifications')
  return { title: texts('push.testTitle'), body: texts('push.testText') }
}

/** Devices may draw the marks that keep a date on one line. */
function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '')
}

function shortened(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`
}
