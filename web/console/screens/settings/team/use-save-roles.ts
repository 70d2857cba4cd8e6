import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

/** Saves somebody's roles and says so. */
export function useSaveRoles(onSaved: () => void = () => undefined) {
  const t = useTranslations('console-settings.team')
  const show = useSnackbar()
  return useCall((api) => api.operatorTeam.saveRoles, {
    refreshes: [keysOf('operatorTeam')],
    onSuccess: () => {
      show({ text: t('saved'), tone: 'good' })
      onSaved()
    },
  })
}
