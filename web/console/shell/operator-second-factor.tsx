import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { PasskeySetup, RecoveryCodes, SecondFactorSetup } from '#web/second-factor/late-parts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './console.module.css'

/** Operators without a second factor set one up before they see anything; the server gives them no right until then. */
export function OperatorSecondFactor({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('second-factor')
  const { data } = useQuery(useApiQueries().account.showSecondFactor())
  const [codes, setCodes] = useState<readonly string[]>()
  const [isWithPasskey, setWithPasskey] = useState(false)
  const Setup = isWithPasskey ? PasskeySetup : SecondFactorSetup
  if (!data) return null
  if (!codes && (data.isOn || !data.isRequired)) return children
  return (
    <main className={styles.login} id="main">
      <div className={styles.loginHead}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('required')}</p>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => location.reload()} />
      ) : (
        <>
          <Setup onDone={setCodes} onLeave={() => location.reload()} />
          <Button look="quiet" wide onClick={() => setWithPasskey(!isWithPasskey)}>
            {t(isWithPasskey ? 'passkey.insteadOfPasskey' : 'passkey.insteadOfApp')}
          </Button>
        </>
      )}
    </main>
  )
}
