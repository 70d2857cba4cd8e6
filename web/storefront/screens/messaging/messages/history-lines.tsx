import { useTranslations } from 'use-intl/react'
import type { Message } from '#contract/endpoints/messages.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { headlineOf } from './headline.ts'
import styles from './history-lines.module.css'

/** Own bids and what the market noted: one line, or one that opens to several. */
export function HistoryLines({ messages }: { readonly messages: readonly Message[] }) {
  const t = useTranslations('message-list')
  const [newest] = messages
  if (!newest) return null
  if (messages.length === 1) {
    return (
      <li className={styles.history}>
        <Line message={newest} />
      </li>
    )
  }
  return (
    <li className={styles.history}>
      <details>
        <summary>{t('history', { count: messages.length, last: lineOf(newest) })}</summary>
        <ul>
          {messages.map((message) => (
            <li key={message.messageId}>
              <Line message={message} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

function Line({ message }: { readonly message: Message }) {
  const format = useFormat()
  return (
    <>
      <span>{lineOf(message)}</span>{' '}
      <time dateTime={message.createdAt}>{format.dateTimeWithZone(message.createdAt)}</time>
    </>
  )
}

/** What happened, and the figure that it was about. */
function lineOf(message: Message): string {
  const [figure] = message.facts
  return figure ? `${headlineOf(message)}, ${figure.value}` : headlineOf(message)
}

/** Neighbouring lines of the history together, every other message by itself. */
export function foldHistory(messages: readonly Message[]): readonly (readonly Message[])[] {
  const folded: Message[][] = []
  for (const message of messages) {
    const last = folded.at(-1)
    if (message.isHistory && last?.at(-1)?.isHistory) last.push(message)
    else folded.push([message])
  }
  return folded
}
