import { useQuery, useQueryClient } from '@tanstack/react-query'
import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import type { Load } from '../../../page/screen.ts'
import { loginPath } from '../../../visitor/login-path.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { AccountPage } from '../account-page.tsx'

export const robots = 'noindex'

/** A mail's foot leads here with address and hash; without them the login counts (spec 7.2). */
export const load: Load<'accountEmailSettings'> = async (context) => {
  const { queryClient, query, search, locale } = context
  try {
    await queryClient.ensureQueryData(
      query.messages.listEmailAutomations({ query: readerOf(search) }),
    )
  } catch (error) {
    if (!isCallRefused(error) || error.problem.code === 'LINK_INVALID') return
    if (error.problem.status !== 401) throw error
    throw redirect(loginPath(locale, { name: 'accountEmailSettings', params: {} }))
  }
}

export function Screen() {
  const t = useTranslations('account.mails')
  const reader = readerOf(new URLSearchParams(useLocation().search))
  const visitor = useVisitor()
  const show = useSnackbar()
  const queryClient = useQueryClient()
  const options = useApiQueries().messages.listEmailAutomations({ query: reader })
  const { data, error } = useQuery(options)
  const { sentence } = useFormProblem(error)
  const save = useCall((api) => api.messages.saveEmailAutomation, {
    onSuccess: (_answer, { params, body }) => {
      queryClient.setQueryData(
        options.queryKey,
        (known) =>
          known && {
            automations: known.automations.map((each) =>
              each.type === params.type ? { ...each, isActive: body.isActive } : each,
            ),
          },
      )
      show({ text: t(body.isActive ? 'switchedOn' : 'switchedOff'), tone: 'good' })
    },
    onError: () => show({ text: t('failed'), tone: 'bad' }),
  })
  return (
    <AccountPage
      part="accountEmailSettings"
      title={t('title')}
      lead={reader.e ? t('for', { email: reader.e }) : t('lead')}
      hasParts={visitor.kind !== 'visitor'}
    >
      {sentence && <Banner tone="warn">{sentence}</Banner>}
      {data && (
        <Card>
          <Stack gap={4}>
            {data.automations.map(({ type, isActive }) => (
              <Checkbox
                key={type}
                label={t(`types.${type}.label`)}
                detail={t(`types.${type}.detail`)}
                checked={isActive}
                disabled={save.isPending && save.variables?.params.type === type}
                onChange={(next) =>
                  save.mutate({ params: { type }, query: reader, body: { isActive: next } })
                }
              />
            ))}
            <p className="muted small">{t('always')}</p>
          </Stack>
        </Card>
      )}
    </AccountPage>
  )
}

function readerOf(search: URLSearchParams): { readonly e?: string; readonly h?: string } {
  const [e, h] = [search.get('e'), search.get('h')]
  return e && h ? { e, h } : {}
}
