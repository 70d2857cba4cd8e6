import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { loginCodeDigits } from '#domain/account/login-code.ts'
import { useTypedCode } from '#web/identity/use-typed-code.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { CodeField } from '#web/ui/fields/code-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { MailboxHint } from '../mailbox-hint.tsx'
import styles from './mail-code.module.css'
import type { MailCode } from './use-mail-code.ts'

const aMinuteMs = 60_000

/** Six digits; after the sixth it goes on by itself. */
export function CodeEntry({ code }: { code: MailCode }) {
  const t = useTranslations('auth.code')
  const [hasAsked, setAsked] = useState(false)
  const { awaited, confirming, sending } = code
  const { digits, change } = useTypedCode(confirming, code.confirm)
  const { sentence } = useFormProblem(confirming.error)
  const isWrong = isCallRefused(confirming.error) && confirming.error.problem.code === 'CODE_WRONG'
  if (!awaited) return null
  const isOver = awaited.expiresAt === 0

  return (
    <div className={styles.form}>
      {sentence && !isWrong && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      {!isOver && (
        <>
          <CodeField
            label={t('digits')}
            labelHidden
            length={loginCodeDigits}
            value={digits}
            onChange={change}
            autoFocus
            error={isWrong ? sentence : undefined}
          />
          <p className="muted small" role="status">
            {confirming.isPending || confirming.isSuccess ? (
              t('checking')
            ) : (
              <MinutesLeft until={awaited.expiresAt} />
            )}
          </p>
        </>
      )}
      <Card className={styles.noMail}>
        <h3>{t('noMail')}</h3>
        <p>{t('noMailText')}</p>
        <AgainButton code={code} onPress={() => setAsked(true)} />
        {hasAsked && <SendingState sending={sending} />}
      </Card>
      <MailboxHint email={awaited.email} />
      <p className="muted small">{t('button')}</p>
    </div>
  )
}

/** By this device's clock, which began to count when the answer came. */
function MinutesLeft({ until }: { until: number }) {
  const t = useTranslations('auth.code')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), aMinuteMs)
    return () => clearInterval(timer)
  }, [])
  return t('goesOn', { minutes: Math.max(1, Math.round((until - now) / aMinuteMs)) })
}

function AgainButton({ code, onPress }: { code: MailCode; onPress: () => void }) {
  const t = useTranslations('auth.code')
  const path = usePath()
  return (
    <div className={styles.pair}>
      <Button
        busy={code.sending.isPending}
        onClick={() => {
          onPress()
          code.sendAgain()
        }}
      >
        {t('again')}
      </Button>
      <LinkButton look="quiet" href={path('contact')} target="_blank">
        {t('help')}
      </LinkButton>
    </div>
  )
}

function SendingState({ sending }: Pick<MailCode, 'sending'>) {
  const t = useTranslations('auth.code')
  const { sentence } = useFormProblem(sending.error)
  if (sentence) {
    return (
      <Banner tone="bad" role="alert">
        {sentence}
      </Banner>
    )
  }
  if (!sending.isSuccess) return null
  return (
    <p className="muted small" role="status">
      {t('sent')}
    </p>
  )
}

/** To whom it went, and the way back to the address. */
export function SentTo({ code }: { code: MailCode }) {
  const t = useTranslations('auth.code')
  return (
    <>
      {t.rich('sentTo', {
        email: code.awaited?.email ?? '',
        b: (chunks) => <strong className={styles.address}>{chunks}</strong>,
      })}{' '}
      <Button look="quiet" size="dense" flush onClick={code.changeAddress}>
        {t('changeAddress')}
      </Button>
    </>
  )
}
