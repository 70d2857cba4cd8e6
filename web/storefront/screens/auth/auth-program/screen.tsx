import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { ProgramQuestion } from '#contract/endpoints/security/program-login.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath, useScreenParams } from '../../../page/page-provider.tsx'
import type { Load } from '../../../page/screen.ts'
import { loginPath } from '../../../visitor/login-path.ts'
import { useLogOut } from '../../../visitor/use-log-out.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { ensureVisitor } from '../../../visitor/visitor.ts'
import { AuthPage } from '../auth-page.tsx'

export const load: Load<'authProgram'> = async ({ client, query, queryClient }) => {
  const visitor = await ensureVisitor({ client, query, queryClient })
  if (visitor.kind !== 'visitor') await queryClient.ensureQueryData(query.account.authUser())
}

/** Where another program sends somebody to log in by their account here. */
export function Screen() {
  const t = useTranslations('auth.program')
  const fault = new URLSearchParams(useLocation().search).get('fault')
  const { ask } = useScreenParams<'authProgram'>()
  const queries = useApiQueries()
  const { data, error } = useQuery({
    ...queries.account.showProgramQuestion({ query: { ask } }),
    enabled: fault === null,
    retry: false,
  })
  if (fault !== null || error) {
    return (
      <AuthPage title={t('title')}>
        <Banner tone="warn" role="alert">
          {fault === null || fault === 'over' ? t('over') : t('wrong', { fault })}
        </Banner>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={data ? t('titleOf', { name: data.name }) : t('title')}
      lead={data && t('lead', { name: data.name, host: data.host })}
    >
      {data && <Answer ask={ask} question={data} />}
    </AuthPage>
  )
}

type AnswerProps = { readonly ask: string; readonly question: ProgramQuestion }

function Answer({ ask, question }: AnswerProps) {
  const t = useTranslations('auth.program')
  const { kind } = useVisitor()
  return (
    <Stack gap={4}>
      <p>{t('told')}</p>
      {kind === 'visitor' ? <ToLogin ask={ask} question={question} /> : <Agree ask={ask} />}
      <Button look="quiet" wide onClick={() => location.assign(question.declineAddress)}>
        {t('decline', { name: question.name })}
      </Button>
    </Stack>
  )
}

function ToLogin({ ask, question }: AnswerProps) {
  const t = useTranslations('auth')
  const path = usePath()
  const back = usePathBack(ask)
  const toLogin = (
    <LinkButton key="login" look={question.isSignUp ? 'secondary' : 'primary'} wide href={back}>
      {t('login.submit')}
    </LinkButton>
  )
  const toRegister = (
    <LinkButton
      key="register"
      look={question.isSignUp ? 'primary' : 'secondary'}
      wide
      href={`${path('register')}${back.slice(back.indexOf('?'))}`}
    >
      {t('register.title')}
    </LinkButton>
  )
  return <Stack gap={2}>{question.isSignUp ? [toRegister, toLogin] : [toLogin, toRegister]}</Stack>
}

function Agree({ ask }: { readonly ask: string }) {
  const t = useTranslations('auth.program')
  const { data: user } = useQuery(useApiQueries().account.authUser())
  const { logOut, isPending } = useLogOut(usePathBack(ask))
  const agree = useCall((api) => api.account.confirmProgramLogin, {
    onSuccess: ({ address }) => location.assign(address),
  })
  const { sentence } = useFormProblem(agree.error)
  return (
    <Stack gap={2}>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <IdentityWindow call={agree} />
      <Button
        look="primary"
        wide
        busy={agree.isPending || agree.isSuccess}
        onClick={() => agree.mutate({ body: { ask } })}
      >
        {t('goOn', { email: user?.email ?? '' })}
      </Button>
      <Button wide busy={isPending} onClick={logOut}>
        {t('other')}
      </Button>
    </Stack>
  )
}

/** To the login, and from there to this page. */
function usePathBack(ask: string): string {
  return loginPath(useLocale(), { name: 'authProgram', params: { ask } })
}
