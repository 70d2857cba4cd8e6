import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { SecondFactorState } from '#contract/endpoints/security/second-factor.ts'
import {
  RecoveryCodes,
  SecondFactorEnd,
  SecondFactorSetup,
} from '#web/second-factor/late-parts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'

/** Codes of an authenticator app beside the password. */
export function AppCard({ state }: { readonly state: SecondFactorState }) {
  const t = useTranslations('second-factor')
  const tPage = useTranslations('security')
  const [step, setStep] = useState<'none' | 'setup' | 'end'>('none')
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Card as="section" aria-labelledby="app">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="app">{tPage('appTitle')}</h2>
          <p className="muted">{t('text')}</p>
        </Stack>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && state.hasApp && (
          <>
            <div>
              <StatusChip tone="good">{t('isOn')}</StatusChip>
            </div>
            {step === 'end' && <SecondFactorEnd onDone={() => setStep('none')} />}
            {step !== 'end' && !state.isAppNeeded && (
              <div>
                <Button look="danger" onClick={() => setStep('end')}>
                  {t('end')}
                </Button>
              </div>
            )}
          </>
        )}
        {!codes && !state.hasApp && step === 'setup' && (
          <SecondFactorSetup
            onDone={(made) => {
              if (made.length > 0) setCodes(made)
              setStep('none')
            }}
            onLeave={() => setStep('none')}
          />
        )}
        {!codes && !state.hasApp && step !== 'setup' && (
          <div>
            <Button onClick={() => setStep('setup')}>{t('begin')}</Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
