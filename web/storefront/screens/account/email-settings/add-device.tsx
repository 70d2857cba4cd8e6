import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAddDevice } from './use-add-device.ts'

/** Has this browser told, by one press; nothing where it is told already, or where there are no pushes. */
export function AddDevice({ settings }: { readonly settings: NotificationSettings }) {
  const t = useTranslations('channels.where')
  const { add, isAdding, hindrance } = useAddDevice(settings.push)
  if (settings.push.kind === 'off' || settings.devices.some(({ isThisOne }) => isThisOne))
    return null
  return (
    <>
      {hindrance !== 'unsupported' && hindrance !== 'homeScreen' && (
        <Button look="secondary" wide busy={isAdding} onClick={add}>
          {t('add')}
        </Button>
      )}
      <p role="status" className="small">
        {hindrance && t(hindrance)}
      </p>
    </>
  )
}
