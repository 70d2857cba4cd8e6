import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { QrCode } from '#web/ui/data/qr-code/later-qr-code.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import styles from './second-factor.module.css'
import { SecondFactorCode } from './second-factor-code.tsx'

type SecondFactorSetupProps = {
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onLeave: () => void
}

/** The secret for the app, as a picture and as text, and the first code that shows that it has arrived. */
export function SecondFactorSetup({ onDone, onLeave }: SecondFactorSetupProps) {
  const t = useTranslations('second-factor')
  const begin = useCall((api) => api.account.beginSecondFactor)
  const { mutate } = begin
  useEffect(() => mutate({}), [mutate])
  const confirm = useCall((api) => api.account.confirmSecondFactor, {
    refreshes: [keysOf('account')],
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const sentence = useCallProblem(begin.error)?.sentence
  if (sentence) {
    return (
      <Stack gap={4}>
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
        <div>
          <Button onClick={() => mutate({})}>{t('begin')}</Button>
        </div>
        <IdentityWindow call={{ ...begin, reset: onLeave }} />
      </Stack>
    )
  }
  if (!begin.data) {
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const { secret, address } = begin.data
  return (
    <Stack gap={4}>
      <p>{t('scan')}</p>
      <div className={styles.picture}>
        <QrCode text={address} label={t('picture')} />
      </div>
      <p className="muted small">
        {t('byHand')} <code className={styles.secret}>{grouped(secret)}</code>
      </p>
      <p className="small">
        <a href={address}>{t('onThisDevice')}</a>
      </p>
      <SecondFactorCode
        label={t('firstCode')}
        submit={t('confirm')}
        call={confirm}
        onSubmit={(code) => confirm.mutate({ body: { code } })}
        onLeave={onLeave}
      />
    </Stack>
  )
}

/** In fours, as people read it out. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
