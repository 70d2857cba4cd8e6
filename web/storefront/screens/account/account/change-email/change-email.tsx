import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'

/** Fetched when it opens: few people change their address. */
const Dialog = lazy(async () => {
  const loaded = await import('./change-email-dialog.tsx')
  return { default: loaded.ChangeEmailDialog }
})

export function ChangeEmail() {
  const t = useTranslations('account.email.change')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button look="quiet" size="dense" flush onClick={() => setOpen(true)}>
          {t('button')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
