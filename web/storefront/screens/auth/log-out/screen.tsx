import { useTranslations } from 'use-intl/react'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { useLogOut } from '../../../visitor/use-log-out.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { AuthPage } from '../auth-page.tsx'

/** Where the address of the logout leads: an address alone ends nothing, because any page can load it (rules 11). */
export function Screen() {
  const t = useTranslations('auth.logOut')
  const path = usePath()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { logOut, isPending } = useLogOut()
  return (
    <AuthPage title={t(isLoggedIn ? 'title' : 'doneTitle')} lead={isLoggedIn && t('lead')}>
      <Stack gap={2}>
        {isLoggedIn && (
          <Button look="primary" wide busy={isPending} onClick={logOut}>
            {t('submit')}
          </Button>
        )}
        <LinkButton look="quiet" wide href={path('home')}>
          {t(isLoggedIn ? 'stay' : 'toHome')}
        </LinkButton>
      </Stack>
    </AuthPage>
  )
}
