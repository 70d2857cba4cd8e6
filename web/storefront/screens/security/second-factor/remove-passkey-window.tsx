import { useTranslations } from 'use-intl/react'
import type { Passkey } from '#contract/endpoints/security/passkey.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type RemovePasskeyWindowProps = {
  /** The one that is to go; undefined: nobody asked. */
  readonly passkey: Passkey | undefined
  readonly onClose: () => void
  readonly onConfirm: (passkey: Passkey) => void
}

/** What removing one means, before it is done. */
export function RemovePasskeyWindow({ passkey, onClose, onConfirm }: RemovePasskeyWindowProps) {
  const t = useTranslations('second-factor')
  const tPasskeys = useTranslations('security.passkeys')
  if (!passkey) return null
  return (
    <Dialog
      role="alertdialog"
      open
      onClose={onClose}
      title={tPasskeys('removeTitle', { name: passkey.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button look="danger-solid" onClick={() => onConfirm(passkey)}>
            {tPasskeys('remove')}
          </Button>
        </>
      }
    >
      <p>{tPasskeys('removeText')}</p>
    </Dialog>
  )
}
