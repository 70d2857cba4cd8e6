import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { QrCode } from '#web/ui/data/qr-code/later-qr-code.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import styles from './helping.module.css'
import { mailAddress, smsAddress, whatsAppAddress } from './message-addresses.ts'

/** To somebody beside the owner by camera, to somebody elsewhere by whatever they write to each other with. */
export function InvitationLink({ address, terms }: { address: string; terms: ReactNode }) {
  const t = useTranslations('editor.helper')
  const message = t('message', { link: address })
  return (
    <Stack gap={4}>
      <div className={styles.beside}>
        <QrCode text={address} label={t('codeLabel')} />
        <div>
          <h3>{t('besideTitle')}</h3>
          <p>{t('besideText')}</p>
        </div>
      </div>
      <LinkButton
        look="primary"
        wide
        icon="message-circle"
        href={whatsAppAddress(message)}
        target="_blank"
        rel="noreferrer"
      >
        {t('byWhatsApp')}
      </LinkButton>
      <div className={styles.channels}>
        {canSendMessages() && <LinkButton href={smsAddress(message)}>{t('bySms')}</LinkButton>}
        <LinkButton href={mailAddress(t('mailSubject'), message)}>{t('byMail')}</LinkButton>
        <ShareButton message={message} />
      </div>
      <Copy address={address} />
      {terms}
    </Stack>
  )
}

/** A computer has no program for text messages. */
function canSendMessages(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function ShareButton({ message }: { message: string }) {
  const t = useTranslations('editor.helper')
  if (!('share' in navigator)) return null
  return (
    <Button
      icon="upload"
      onClick={() =>
        // Whoever closes the device's own window has shared nothing, and nothing is wrong.
        void navigator.share({ text: message }).catch(() => undefined)
      }
    >
      {t('share')}
    </Button>
  )
}

function Copy({ address }: { address: string }) {
  const t = useTranslations('editor.helper')
  const show = useSnackbar()
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      show({ text: t('copied'), tone: 'good' })
    } catch {
      // Browsers refuse it without a secure connection or without a permission.
      field.current?.select()
      show({ text: t('copyByHand') })
    }
  }
  return (
    <div className={styles.copy}>
      <TextField ref={field} label={t('copy')} labelHidden readOnly value={address} />
      <Button onClick={() => void copy()}>{t('copyShort')}</Button>
    </div>
  )
}
