import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { useLogOut } from '../../../visitor/use-log-out.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { AuthPage } from '../auth-page.tsx'

/**
 * Where the address of the logout leads: an address alone ends nothing, because any page can load it (rules 11). Another
 * program that sent somebody here has them back afterwards.
 */
export function Screen() {
  const t = useTranslations('auth.logOut')
  const tProgram = useTranslations('auth.program')
  const path = usePath()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const token = new URLSearchParams(useLocation().search).get('program')
  const { data: program } = useQuery({
    ...useApiQueries().account.showProgramLogout({ query: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
  })
  const { logOut, isPending } = useLogOut(program?.address)
  return (
    <AuthPage title={t(isLoggedIn ? 'title' : 'doneTitle')} lead={isLoggedIn && t('lead')}>
      <Stack gap={2}>
        {isLoggedIn && (
          <Button look="primary" wide busy={isPending} onClick={logOut}>
            {t('submit')}
          </Button>
        )}
        {program && !isLoggedIn && (
          <Button look="primary" wide onClick={() => location.assign(program.address)}>
            {tProgram('back', { name: program.name })}
          </Button>
        )}
        <LinkButton look="quiet" wide href={path('home')}>
          {t(isLoggedIn ? 'stay' : 'toHome')}
        </LinkButton>
      </Stack>
    </AuthPage>
  )
}
