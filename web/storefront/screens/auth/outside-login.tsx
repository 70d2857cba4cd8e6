import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { OutsideLoginFault } from '#contract/endpoints/security/outside-login.ts'
import type { ProfileType } from '#domain/account/customer.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../forms/use-form-problem.ts'
import { pathAfterLogin } from '../../visitor/login-path.ts'

/** Logs in, or registers, by the identity provider of this installation; nothing where there is none. */
export function OutsideLogin({ opens }: { readonly opens?: ProfileType }) {
  const t = useTranslations('auth.outside')
  const locale = useLocale()
  const { search } = useLocation()
  const { data } = useQuery(useApiQueries().account.showIdentityProvider())
  const begin = useCall((api) => api.account.beginOutsideLogin, {
    onSuccess: ({ address }) => location.assign(address),
  })
  const { sentence } = useFormProblem(begin.error)
  const name = data?.name
  if (!name) return null
  const route = pathAfterLogin(locale, new URLSearchParams(search))
  return (
    <>
      {sentence && (
        <Banner tone="bad" role="alert">
          {t('away', { name })}
        </Banner>
      )}
      <Button
        wide
        busy={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate({ body: { route, ...(opens && { opens }) } })}
      >
        {t(opens ? 'signUp' : 'logIn', { name })}
      </Button>
    </>
  )
}

const toneOf: Record<OutsideLoginFault, 'info' | 'warn'> = {
  away: 'warn',
  declined: 'info',
  invalid: 'warn',
  unknown: 'info',
  exists: 'info',
  unverified: 'warn',
  barred: 'warn',
}

const isFault = (given: string | null): given is OutsideLoginFault =>
  given !== null && Object.hasOwn(toneOf, given)

/** Why somebody came back from the provider without a login. */
export function OutsideFault() {
  const t = useTranslations('auth.outside')
  const { search } = useLocation()
  const { data } = useQuery(useApiQueries().account.showIdentityProvider())
  const fault = new URLSearchParams(search).get('outside')
  if (!isFault(fault) || !data?.name) return null
  return (
    <Banner tone={toneOf[fault]} role="alert">
      {fault === 'away' ? t(fault, { name: data.name }) : t(fault)}
    </Banner>
  )
}
