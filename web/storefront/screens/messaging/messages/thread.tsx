import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { LinkIconButton } from '#web/ui/actions/icon-button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { unreadQuery } from '../../../frame/load-frame.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './messages.module.css'
import { threadQuery } from './thread-query.ts'

/** One subject's messages, newest first; being opened it counts as read (spec 4). */
export function Thread({ slug }: { slug: string }) {
  const t = useTranslations('messages')
  const path = usePath()
  const thread = useInfiniteQuery(threadQuery(useApi(), slug))
  const messages = thread.data?.pages.flatMap(({ notifications }) => notifications) ?? []
  const title = messages[0]?.title ?? ''
  const entityId = messages.find((message) => message.entityId !== null)?.entityId
  useRead(slug)
  return (
    <section aria-label={title || t('account')}>
      <header className={styles.threadHead}>
        <span className={styles.back}>
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
        {thread.data && messages.length === 0 && <p className="muted">{t('empty')}</p>}
        <ol>
          {messages.map((message) => (
            <MessageCard key={message.messageId} message={message} />
          ))}
        </ol>
        {thread.isFetchingNextPage && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {thread.hasNextPage && !thread.isFetchingNextPage && (
          <Older onReach={() => void thread.fetchNextPage()} />
        )}
      </div>
    </section>
  )
}

/** Marks the thread read when it opens and whenever something new arrives in it. */
function useRead(slug: string): void {
  const { data } = useQuery(unreadQuery(useApiQueries()))
  const unRead = data?.subjects.find(({ groupKey }) => groupKey === slug)?.unRead ?? 0
  const { mutate } = useCall((api) => api.messages.readThread, {
    // The thread itself stays as it came, so that the new ones are still seen to be new.
    refreshes: [keysOf('messages', 'listNotifications')],
  })
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (opened.current === slug && unRead === 0) return
    opened.current = slug
    mutate({ params: { slug } })
  }, [slug, unRead, mutate])
}

/** The end of what is loaded: reaching it by scrolling loads more, and so does pressing it. */
function Older({ onReach }: { onReach: () => void }) {
  const t = useTranslations('messages')
  const end = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  }, [onReach])
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) reach.current()
    })
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.older}>
      <Button look="quiet" onClick={onReach}>
        {t('older')}
      </Button>
    </div>
  )
}
