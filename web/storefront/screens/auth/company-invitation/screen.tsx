import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import type { Title } from '../../../page/screen.ts'
import { loginPath } from '../../../visitor/login-path.ts'
import { visitorQuery } from '../../../visitor/visitor.ts'
import { AuthForm, AuthPage, AuthSubmit } from '../auth-page.tsx'
import { tokenOf } from '../link-token.ts'
import { NewPassword } from '../new-password/new-password.tsx'
import { useNewPassword } from '../new-password/use-new-password.ts'

export const title: Title<'companyInvitation'> = ({ texts }) => texts('company.invitation.title')

/** Where an invitation to act for a company leads: a new login, or the one that the address has. */
export function Screen() {
  const t = useTranslations('company.invitation')
  const tRole = useTranslations('company')
  const format = useFormat()
  const token = tokenOf(useLocation().search)
  const queries = useApiQueries()
  const { data, error } = useQuery({
    ...queries.company.readInvitation({ query: { token: token ?? '' } }),
    enabled: token !== undefined,
    retry: false,
  })
  const { sentence } = useFormProblem(error)
  if (token === undefined || sentence) {
    return (
      <AuthPage title={t('title')} scene="dealers">
        <Banner tone="warn" role="alert">
          {token === undefined ? t('incomplete') : t('over')}
        </Banner>
      </AuthPage>
    )
  }
  if (!data)
    return (
      <AuthPage title={t('title')} scene="dealers">
        {null}
      </AuthPage>
    )
  const { companyName: company, role, email, expiresAt } = data
  return (
    <AuthPage
      title={t('titleOf', { company })}
      lead={t('lead', { role: tRole(`role.${role}`), email, until: format.date(expiresAt) })}
      scene="dealers"
    >
      <Stack gap={4}>
        <p className="muted">{tRole(`does.${role}`)}</p>
        {data.hasAccount ? (
          <JoinAsKnown token={token} />
        ) : (
          <JoinAsNew token={token} email={email} />
        )}
      </Stack>
    </AuthPage>
  )
}

function JoinAsNew({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useTranslations('company.invitation')
  const tRule = useTranslations('validation')
  const path = usePath()
  const password = useNewPassword(email)
  const [name, setName] = useState('')
  const [surname, setSurname] = useState('')
  const [isChecked, setChecked] = useState(false)
  const join = useCall((api) => api.company.join, {
    onSuccess: () => location.assign(path('catalog')),
  })
  const { sentence, fields } = useFormProblem(join.error)
  const missing = (value: string) =>
    isChecked && value.trim() === '' ? tRule('required') : undefined

  function submit() {
    setChecked(true)
    const isMissing = name.trim() === '' || surname.trim() === ''
    if (isMissing || password.faults.length > 0) return
    join.mutate({ body: { token, name, surname, password: password.value } })
  }

  return (
    <AuthForm onSubmit={submit} problem={Object.keys(fields).length > 0 ? undefined : sentence}>
      <TextField
        label={t('name')}
        autoComplete="given-name"
        value={name}
        onChange={setName}
        error={fields.name ?? missing(name)}
      />
      <TextField
        label={t('surname')}
        autoComplete="family-name"
        value={surname}
        onChange={setSurname}
        error={fields.surname ?? missing(surname)}
      />
      <NewPassword
        label={t('password')}
        entry={password}
        isChecked={isChecked}
        error={fields.password}
      />
      <AuthSubmit busy={join.isPending || join.isSuccess}>{t('join')}</AuthSubmit>
    </AuthForm>
  )
}

/** The account's own login is asked for as always, so that its password and second factor hold. */
function JoinAsKnown({ token }: { readonly token: string }) {
  const t = useTranslations('company.invitation')
  const path = usePath()
  const locale = useLocale()
  const { data: visitor } = useQuery(visitorQuery(useApiQueries()))
  const join = useCall((api) => api.company.joinAsLoggedIn, {
    onSuccess: () => location.assign(path('login')),
  })
  const { sentence } = useFormProblem(join.error)
  const search = new URLSearchParams({ token })
  const back = loginPath(locale, { name: 'companyInvitation', params: {}, search })
  const isLoggedIn = visitor !== undefined && visitor.kind !== 'visitor'
  return (
    <>
      <p>{t(isLoggedIn ? 'knownJoin' : 'knownLogin')}</p>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      {isLoggedIn ? (
        <Button
          look="primary"
          wide
          busy={join.isPending || join.isSuccess}
          onClick={() => join.mutate({ body: { token } })}
        >
          {t('joinKnown')}
        </Button>
      ) : (
        <LinkButton look="primary" wide href={back}>
          {t('toLogin')}
        </LinkButton>
      )}
    </>
  )
}
