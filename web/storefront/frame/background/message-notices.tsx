import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { standingOf } from '#domain/messaging/call-to-action.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useCurrentRoute, usePath } from '../../page/page-provider.tsx'
import { unreadQuery } from '../load-frame.ts'
import { isShownOn } from './is-shown-on.ts'

/**
 * Says at the foot of the page that a message came which asks its reader to act (spec 4). What only
 * informs raises the counter at the menu: a dealer in ten auctions would see nothing else otherwise.
 * Whoever has the page open that the message is about sees it there, and needs the buttons that it would cover.
 */
export function MessageNotices() {
  const t = useTranslations('messages')
  const path = usePath()
  const navigate = useNavigate()
  const show = useSnackbar()
  const { data } = useQuery(unreadQuery(useApiQueries()))
  const known = useRef<number>(undefined)
  const route = useCurrentRoute()

  useEffect(() => {
    if (!data) return
    const newest = Math.max(0, ...data.notifications.map(({ messageId }) => messageId))
    const before = known.current
    known.current = newest
    if (before === undefined || newest <= before) return
    const came = data.notifications.find(
      ({ messageId, read, callToActionTypeCode: code, callToActionResponseTypeCode: done }) =>
        messageId > before &&
        !read &&
        code !== null &&
        done === null &&
        standingOf(code) === 'open',
    )
    if (!came || isShownOn(route, came)) return
    show({
      text: came.subject,
      action: {
        label: t('read'),
        onPress: () => void navigate(path('messageThread', { slug: came.groupKey })),
      },
    })
  }, [data, navigate, path, route, show, t])
  return null
}
