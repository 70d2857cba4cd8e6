import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useCallProblem } from '#web/language/call-problem.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import styles from '../account.module.css'

/** By which account elsewhere somebody enters; only where this installation has an identity provider, or had one. */
export function OutsideLogins() {
  const t = useTranslations('account.settings.outside')
  const format = useFormat()
  const show = useSnackbar()
  const fault = faultIn(useLocation().search)
  const { data } = useQuery(useApiQueries().account.listOutsideLogins())
  const add = useCall((api) => api.account.addOutsideLogin, {
    onSuccess: ({ address }) => location.assign(address),
  })
  const remove = useCall((api) => api.account.removeOutsideLogin, {
    refreshes: [keysOf('account', 'listOutsideLogins')],
    onSuccess: () => show({ text: t('disconnected'), tone: 'good' }),
  })
  const sentence = useCallProblem(add.error ?? remove.error)?.sentence
  if (!data || (data.provider === null && data.logins.length === 0)) return null
  const { provider: name, logins } = data
  const isOpen = name !== null && !logins.some(({ isOfProvider }) => isOfProvider)
  return (
    <Card as="section" aria-labelledby="outside-logins">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="outside-logins">{name === null ? t('otherTitle') : t('title', { name })}</h2>
          {name !== null && <p className="muted small">{t('text', { name })}</p>}
        </div>
        {(sentence ?? fault) && (
          <Banner tone="warn" role="alert">
            {sentence ?? (fault && t(`fault.${fault}`, { name: name ?? '' }))}
          </Banner>
        )}
        <IdentityWindow call={add} />
        <IdentityWindow call={remove} />
        {isOpen && (
          <div>
            <Button busy={add.isPending || add.isSuccess} onClick={() => add.mutate({})}>
              {t('connect', { name })}
            </Button>
          </div>
        )}
        {logins.length > 0 && (
          <ul className={styles.rows}>
            {logins.map(({ outsideLoginId, email, createdAt, issuer, isOfProvider }) => (
              <li key={outsideLoginId}>
                <span className={styles.rowText}>
                  <span>{email}</span>
                  <span className="muted small">
                    {isOfProvider
                      ? t('connected', { date: format.date(createdAt) })
                      : t('old', { host: new URL(issuer).host })}
                  </span>
                </span>
                <Button
                  look="danger"
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ params: { outsideLoginId } })}
                >
                  {t('disconnect')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

/** Why somebody came back from the provider unconnected. */
function faultIn(search: string) {
  const given = new URLSearchParams(search).get('outside')
  return given === null || given === 'exists' || given === 'unverified' ? given : 'failed'
}
