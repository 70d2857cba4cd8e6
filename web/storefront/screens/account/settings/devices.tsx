import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from '../account.module.css'

/** Where the account is open; each login can be ended from here (rules 11). */
export function Devices() {
  const t = useTranslations('account.settings')
  const tShell = useTranslations('shell')
  const format = useFormat()
  const show = useSnackbar()
  const { data } = useQuery(useApiQueries().account.listDevices())
  const end = useCall((api) => api.account.endDevice, {
    refreshes: [keysOf('account', 'listDevices')],
    onSuccess: () => show({ text: t('deviceEnded'), tone: 'good' }),
    onError: () => show({ text: tShell('snackbar.failed'), tone: 'bad' }),
  })
  return (
    <Card as="section" aria-labelledby="devices">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="devices">{t('devices')}</h2>
          <p className="muted small">{t('devicesText')}</p>
        </div>
        <ul className={styles.rows}>
          {data?.devices.map(({ loginId, device, startedAt, lastUsedAt, isThisOne }) => (
            <li key={loginId}>
              <span className={styles.rowText}>
                <span>{device || t('unknownDevice')}</span>
                <span className="muted small">
                  {t('deviceUsed', {
                    since: format.date(startedAt),
                    last: format.dateTime(lastUsedAt),
                  })}
                </span>
              </span>
              {isThisOne ? (
                <StatusChip tone="good">{t('thisDevice')}</StatusChip>
              ) : (
                <Button
                  look="danger"
                  busy={end.isPending && end.variables?.params.loginId === loginId}
                  onClick={() => end.mutate({ params: { loginId } })}
                >
                  {t('endDevice')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
