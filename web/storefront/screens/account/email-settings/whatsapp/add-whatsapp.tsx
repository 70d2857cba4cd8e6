import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'

const Dialog = lazy(async () => {
  const loaded = await import('./whatsapp-dialog.tsx')
  return { default: loaded.WhatsAppDialog }
})

/** What it is for, and the way to it; whoever wrote STOP is told how it comes back. */
export function AddWhatsApp({ whatsApp }: { readonly whatsApp: NotificationSettings['whatsApp'] }) {
  const t = useTranslations('channels.whatsApp')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <p className="muted small">
        {whatsApp.stoppedAt ? t('stopped', { date: format.date(whatsApp.stoppedAt) }) : t('lead')}{' '}
        {whatsApp.kind === 'demo' && t('demo')}
      </p>
      {isOpen && (
        <Suspense>
          <Dialog country={whatsApp.country} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
