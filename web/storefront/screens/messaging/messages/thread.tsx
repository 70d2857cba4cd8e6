import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Message } from '#contract/endpoints/messages.ts'
import { useApi } from '#web/api/api.tsx'
import { closeShownNotifications } from '#web/api/device/push-subscription.ts'
import { whenVisible } from '#web/api/device/when-visible.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { LinkIconButton } from '#web/ui/actions/icon-button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import columns from './columns.module.css'
import { foldHistory, HistoryLines } from './history-lines.tsx'
import { LoadMore } from './load-more.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './thread.module.css'
import { threadQuery } from './thread-query.ts'

// The forms of other pages, fetched after the thread with the parts of those pages.
const AuctionActions = lazy(async () => {
  const loaded = await import('./actions/auction-actions.tsx')
  return { default: loaded.AuctionActions }
})

const HandoverAction = lazy(async () => {
  const loaded = await import('./actions/handover-action.tsx')
  return { default: loaded.HandoverAction }
})

const OpenQuestions = lazy(async () => {
  const loaded = await import('./open-questions.tsx')
  return { default: loaded.OpenQuestions }
})

/** One subject's messages, newest first; being opened it counts as read (spec 4). */
export function Thread({ slug }: { slug: string }) {
  const t = useTranslations('messages')
  const path = usePath()
  const thread = useInfiniteQuery(threadQuery(useApi(), slug))
  const messages = thread.data?.pages.flatMap(({ notifications }) => notifications) ?? []
  const title = messages[0]?.title ?? ''
  const entityId = messages.find((message) => message.entityId !== null)?.entityId
  const asked = messages.find(isUnanswered)?.auctionId
  // An ad may have had several rounds: what is to be done is about the newest.
  const auctionId = messages.find((message) => message.auctionId !== null)?.auctionId
  const orderId = messages.find((message) => message.orderId !== null)?.orderId
  useRead(slug, messages[0]?.messageId)
  return (
    <section aria-label={title || t('account')}>
      <header className={columns.threadHead}>
        <span className={columns.back}>
          <LinkIconButton icon="arrow-left" label={t('back')} href={path('messages')} />
        </span>
        <h2>{title || t('account')}</h2>
        {typeof entityId === 'number' && (
          <LinkButton look="quiet" href={path('product', { id: entityId })}>
            {t('toVehicle')}
          </LinkButton>
        )}
      </header>
      <div className={styles.messages}>
        {thread.isError && (
          <Banner
            tone="bad"
            actions={<Button onClick={() => thread.refetch()}>{t('retry')}</Button>}
          >
            {t('failed')}
          </Banner>
        )}
        {typeof auctionId === 'number' && (
          <Suspense>
            <AuctionActions key={auctionId} auctionId={auctionId} />
          </Suspense>
        )}
        {typeof orderId === 'number' && (
          <Suspense>
            <HandoverAction key={orderId} orderId={orderId} />
          </Suspense>
        )}
        {typeof asked === 'number' && (
          <Suspense>
            <OpenQuestions auctionId={asked} />
          </Suspense>
        )}
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

function isUnanswered(message: Message): boolean {
  const { callToActionTypeCode: code, callToActionResponseTypeCode: answered } = message
  return code === 'answer_question' && answered === null
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
