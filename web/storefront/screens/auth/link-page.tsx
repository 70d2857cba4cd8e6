import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../forms/use-form-problem.ts'
import { usePath } from '../../page/page-provider.tsx'
import { AuthPage } from './auth-page.tsx'

type LinkPageProps = {
  readonly title: string
  readonly lead: string
  readonly action: string
  readonly token: string | undefined
  readonly call: { readonly isPending: boolean; readonly error: Error | null }
  readonly onUse: (token: string) => void
  /** Where a new link comes from when this one is spent. */
  readonly renewal?: ReactNode
}

/**
 * The page of a mailed link. A click on its button uses it, opening does not: mail scanners open every link
 * they see, and a single-use link would be spent before its reader comes.
 */
export function LinkPage(props: LinkPageProps) {
  const { title, lead, action, token, call, onUse, renewal } = props
  const t = useTranslations('auth')
  const path = usePath()
  const { sentence } = useFormProblem(call.error)
  const isBroken = token === undefined
  const isSpent = isCallRefused(call.error) && call.error.problem.code === 'LINK_INVALID'
  return (
    <AuthPage title={title} lead={isBroken ? undefined : lead}>
      <Stack gap={4}>
        {(isBroken || sentence) && (
          <Banner tone={isBroken ? 'warn' : 'bad'} role="alert" actions={renewal}>
            {isBroken ? t('link.incomplete') : sentence}
          </Banner>
        )}
        {!isBroken && !isSpent && (
          <Button look="primary" wide busy={call.isPending} onClick={() => onUse(token)}>
            {action}
          </Button>
        )}
        {(isBroken || sentence) && (
          <LinkButton look="quiet" wide href={path('login')}>
            {t('lookIntoMailbox.toLogin')}
          </LinkButton>
        )}
      </Stack>
    </AuthPage>
  )
}

/** What a link has settled, and where to go on. */
export function LinkDone(props: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <AuthPage title={props.title}>
      <Stack gap={4}>
        <p>{props.children}</p>
        {props.action}
      </Stack>
    </AuthPage>
  )
}
