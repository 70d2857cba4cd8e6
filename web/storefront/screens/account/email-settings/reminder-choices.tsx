import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { useVisitor } from '../../../visitor/use-visitor.ts'
import { isMerchant } from '../../../visitor/visitor.ts'

/** Reminders that come by mail alone, each stopped by one press. */
export function ReminderChoices({
  reader,
}: {
  readonly reader: { readonly e?: string; readonly h?: string }
}) {
  const t = useTranslations('account.mails')
  const tSettings = useTranslations('channels')
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
  if (sentence) return <Banner tone="warn">{sentence}</Banner>
  if (!data) return null
  // A mail's foot is followed without a login; whoever is logged in sees what can reach them.
  const isForDealers = Boolean(reader.e) || isMerchant(visitor)
  const shown = data.automations.filter(({ type }) => isForDealers || type !== 'SAVED_SEARCH_FOUND')
  return (
    <Card as="section" aria-labelledby="reminders">
      <Stack gap={4}>
        <h2 id="reminders">{tSettings('reminders')}</h2>
        {shown.map(({ type, isActive }) => (
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
      </Stack>
    </Card>
  )
}
