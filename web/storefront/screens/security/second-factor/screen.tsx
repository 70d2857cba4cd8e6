import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import {
  RecoveryCodes,
  SecondFactorEnd,
  SecondFactorSetup,
} from '#web/second-factor/late-parts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import type { Load, Title } from '../../../page/screen.ts'

export const title: Title<'secondFactor'> = ({ texts }) => texts('second-factor.title')

export const load: Load<'secondFactor'> = ({ queryClient, query }) =>
  queryClient.ensureQueryData(query.account.showSecondFactor())

/** A code of an authenticator app beside the password (rules 11). */
export function Screen() {
  const t = useTranslations('second-factor')
  const path = usePath()
  const { data } = useQuery(useApiQueries().account.showSecondFactor())
  const [step, setStep] = useState<'none' | 'setup' | 'end'>('none')
  const [codes, setCodes] = useState<readonly string[]>()
  if (!data) return null
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('text')} />
      <Stack gap={6}>
        <Card as="section" aria-label={t('title')}>
          <Stack gap={4}>
            {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
            {!codes && data.isOn && (
              <>
                <div>
                  <StatusChip tone="good">{t('isOn')}</StatusChip>{' '}
                  <span className="muted small">
                    {t('left', { count: data.recoveryCodesLeft })}
                  </span>
                </div>
                {step === 'end' ? (
                  <SecondFactorEnd onDone={() => setStep('none')} />
                ) : (
                  !data.isRequired && (
                    <div>
                      <Button look="danger" onClick={() => setStep('end')}>
                        {t('end')}
                      </Button>
                    </div>
                  )
                )}
              </>
            )}
            {!codes && !data.isOn && step === 'setup' && (
              <SecondFactorSetup
                onDone={(made) => {
                  setCodes(made)
                  setStep('none')
                }}
                onLeave={() => setStep('none')}
              />
            )}
            {!codes && !data.isOn && step !== 'setup' && (
              <div>
                <Button onClick={() => setStep('setup')}>{t('begin')}</Button>
              </div>
            )}
          </Stack>
        </Card>
        <p>
          <Link href={path('accountSettings')}>{t('toSettings')}</Link>
        </p>
      </Stack>
    </Page>
  )
}
