import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { useApi } from '#web/api/api.tsx'
import {
  type PushHindrance,
  pushHindrance,
  subscribeToPush,
} from '#web/api/device/push-subscription.ts'
import { keysOf } from '#web/api/queries.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

/** Adds this browser; what keeps it from that is a sentence below the button. */
export function useAddDevice({ kind, publicKey }: NotificationSettings['push']) {
  const t = useTranslations('channels')
  const show = useSnackbar()
  const queryClient = useQueryClient()
  const { notificationSettings } = useApi()
  const [isAdding, setAdding] = useState(false)
  const [hindrance, setHindrance] = useState<PushHindrance | null>(null)
  useEffect(() => {
    if (kind === 'browser') setHindrance(pushHindrance())
  }, [kind])

  async function add() {
    setAdding(true)
    try {
      const found = kind === 'browser' ? await subscribeToPush(publicKey ?? '') : null
      if (typeof found === 'string') return setHindrance(found)
      await notificationSettings.addDevice({ body: { subscription: found } })
      setHindrance(null)
      show({ text: t('where.added'), tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: keysOf('notificationSettings', 'show') })
    } catch {
      show({ text: t('failed'), tone: 'bad' })
    } finally {
      setAdding(false)
    }
  }

  return { add: () => void add(), isAdding, hindrance }
}
