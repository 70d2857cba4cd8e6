import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useDeviceKeeps } from '#web/api/device/use-device-keeps.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

let isSaid = false

/** Says once per page that nothing is kept on this device. */
export function useNoticeOfDevice(): void {
  const t = useTranslations('editor.save')
  const show = useSnackbar()
  const keeps = useDeviceKeeps()
  useEffect(() => {
    if (keeps || isSaid) return
    isSaid = true
    show({ text: t('deviceKeepsNothing') })
  }, [keeps, show, t])
}
