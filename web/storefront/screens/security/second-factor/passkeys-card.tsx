import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Passkey } from '#contract/endpoints/security/passkey.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useCallProblem } from '#web/language/call-problem.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { PasskeySetup, RecoveryCodes } from '#web/second-factor/late-parts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { RemovePasskeyWindow } from './remove-passkey-window.tsx'
import styles from './second-factor-screen.module.css'

/** Passkeys of the account, where they work, and how to add and remove one. */
export function PasskeysCard() {
  const t = useTranslations('security.passkeys')
  const show = useSnackbar()
  const { data } = useQuery(useApiQueries().account.listPasskeys())
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  if (!data) return null

  function finish(made: readonly string[]) {
    setAdding(false)
    show({ text: t('added'), tone: 'good' })
    if (made.length > 0) setCodes(made)
  }

  return (
    <Card as="section" aria-labelledby="passkeys">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="passkeys">{t('title')}</h2>
          <p className="muted">{t('text')}</p>
        </Stack>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        <PasskeyList passkeys={data.passkeys} />
        {isAdding ? (
          <PasskeySetup onDone={finish} onLeave={() => setAdding(false)} />
        ) : (
          <div>
            <Button icon="key-round" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </div>
        )}
        <p className="muted small">
          {t(data.isForAllStorefronts ? 'everywhere' : 'onlyHere', { host: data.host })}
        </p>
      </Stack>
    </Card>
  )
}

function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useTranslations('security.passkeys')
  const format = useFormat()
  const show = useSnackbar()
  const [removed, setRemoved] = useState<Passkey>()
  const remove = useCall((api) => api.account.removePasskey, {
    refreshes: [keysOf('account')],
    onSuccess: () => show({ text: t('removed'), tone: 'good' }),
  })
  const sentence = useCallProblem(remove.error)?.sentence
  if (passkeys.length === 0) return null
  return (
    <>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <ul className={styles.passkeys}>
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId}>
            <span className={styles.passkey}>
              <span>{passkey.name}</span>
              <span className="muted small">
                {t('madeOn', { date: format.date(passkey.createdAt) })},{' '}
                {passkey.lastUsedAt
                  ? t('usedOn', { date: format.date(passkey.lastUsedAt) })
                  : t('neverUsed')}
              </span>
            </span>
            <Button
              look="danger"
              busy={remove.isPending && remove.variables?.params.passkeyId === passkey.passkeyId}
              aria-label={t('removeTitle', { name: passkey.name })}
              onClick={() => setRemoved(passkey)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <RemovePasskeyWindow
        passkey={removed}
        onClose={() => setRemoved(undefined)}
        onConfirm={({ passkeyId }) => {
          setRemoved(undefined)
          remove.mutate({ params: { passkeyId } })
        }}
      />
      <IdentityWindow call={remove} />
    </>
  )
}
