import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

type Choices = NotificationSettings['choices']
type QuietHours = NotificationSettings['quietHours']

/** Each change is shown and saved at once, and can be undone as long as the message stands. */
export function useSaveSettings(settings: NotificationSettings) {
  const t = useTranslations('channels')
  const show = useSnackbar()
  const queryClient = useQueryClient()
  const { queryKey } = useApiQueries().notificationSettings.show()
  const put = (change: Partial<NotificationSettings>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...change })
  const failed = () => {
    void queryClient.invalidateQueries({ queryKey })
    show({ text: t('failed'), tone: 'bad' })
  }
  const saveChoices = useCall((api) => api.notificationSettings.saveChoices, { onError: failed })
  const saveQuiet = useCall((api) => api.notificationSettings.saveQuietHours, { onError: failed })

  function sendChoices(choices: Choices, onSaved?: () => void) {
    put({ choices })
    saveChoices.mutate({ body: choices }, { onSuccess: () => onSaved?.() })
  }
  function sendQuietHours(quietHours: QuietHours, onSaved?: () => void) {
    put({ quietHours })
    saveQuiet.mutate({ body: quietHours }, { onSuccess: () => onSaved?.() })
  }
  const offerUndo = (onPress: () => void) =>
    show({ text: t('saved'), tone: 'good', action: { label: t('undo'), onPress } })

  return {
    choose: (choices: Choices) => {
      const before = settings.choices
      sendChoices(choices, () => offerUndo(() => sendChoices(before)))
    },
    setQuietHours: (quietHours: QuietHours) => {
      const before = settings.quietHours
      sendQuietHours(quietHours, () => offerUndo(() => sendQuietHours(before)))
    },
  }
}
