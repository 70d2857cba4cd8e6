import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useApi } from '#web/api/api.tsx'
import { closeShownNotifications } from '#web/api/device/push-subscription.ts'
import { whenVisible } from '#web/api/device/when-visible.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { drawnPart } from '../../../page/drawn-part.tsx'
import { foldHistory, HistoryLines } from './history-lines.tsx'
import { LoadMore } from './load-more.tsx'
import { MessageCard } from './message-card.tsx'
import type { SubjectView } from './subjects/subject-view.ts'
import styles from './thread.module.css'
import { ThreadHead } from './thread-head.tsx'
import { isAsked, orderIdOfThread } from './thread-parts.ts'
import { threadQuery } from './thread-query.ts'

// The forms of other pages, with scripts of their own.
const AuctionActions = drawnPart(
  'thread auction',
  async () => (await import('./actions/auction-actions.tsx')).AuctionActions,
)
const HandoverAction = drawnPart(
  'thread handover',
  async () => (await import('./actions/handover-action.tsx')).HandoverAction,
)
const OpenQuestions = drawnPart(
  'thread questions',
  async () => (await import('./open-questions.tsx')).OpenQuestions,
)

type ThreadProps = {
  readonly slug: string
  readonly view: SubjectView
  /** Null where there is none, or none in the reader's sight. */
  readonly vehicle: ProductCard | null
}

/** One subject's messages, newest first; being opened it counts as read (spec 4). */
export function Thread({ slug, view, vehicle }: ThreadProps) {
  const t = useTranslations('messages')
  const thread = useInfiniteQuery(threadQuery(useApi(), slug))
  const messages = thread.data?.pages.flatMap(({ notifications }) => notifications) ?? []
  const subject = thread.data?.pages[0]?.subject ?? null
  const title = messages[0]?.title ?? ''
  const orderId = orderIdOfThread(messages)
  const auction = vehicle?.auction ?? null
  useRead(slug, messages[0]?.messageId)
  return (
    <section aria-label={title || t('account')}>
      <ThreadHead {...{ title, subject, vehicle, view }} />
      <div className={styles.messages}>
        {thread.isError && (
          <Banner
            tone="bad"
            actions={<Button onClick={() => thread.refetch()}>{t('retry')}</Button>}
          >
            {t('failed')}
          </Banner>
        )}
        {/* One for all of it: React sends large parts after the page, and each would push down what is shown already. */}
        <Suspense>
          {vehicle && auction && (
            <AuctionActions key={auction.auctionId} vehicle={vehicle} auction={auction} />
          )}
          {orderId !== null && <HandoverAction key={orderId} orderId={orderId} />}
          {auction && isAsked(vehicle) && <OpenQuestions auctionId={auction.auctionId} />}
          <ol>
            {foldHistory(messages).map((folded) => {
              const [message] = folded
              if (!message) return null
              return message.isHistory ? (
                <HistoryLines key={message.messageId} messages={folded} />
              ) : (
                <MessageCard key={message.messageId} message={message} />
              )
            })}
          </ol>
        </Suspense>
        {thread.isFetchingNextPage && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {thread.hasNextPage && !thread.isFetchingNextPage && (
          <LoadMore label={t('older')} onReach={() => void thread.fetchNextPage()} />
        )}
      </div>
    </section>
  )
}

/**
 * Marks the thread read when it opens and whenever something new arrives in it, but only once its page is looked at:
 * what is read is pushed no more and goes as no mail.
 */
function useRead(slug: string, newest: number | undefined): void {
  const { mutate } = useCall((api) => api.messages.readThread, {
    // The thread itself stays as it came, so that the new ones are still seen to be new.
    refreshes: [keysOf('messages', 'listNotifications'), ['messages', 'subjects']],
  })
  const seen = useRef<number>(undefined)
  useEffect(() => {
    if (newest === undefined || seen.current === newest) return
    return whenVisible(() => {
      seen.current = newest
      mutate({ params: { slug } })
      void closeShownNotifications(slug)
    })
  }, [slug, newest, mutate])
}
