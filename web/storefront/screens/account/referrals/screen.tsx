import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Output } from '#contract/endpoint.ts'
import type { referralEndpoints } from '#contract/endpoints/referral/referral.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePage, usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { BarChart } from '#web/ui/data/bar-chart.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'

export const load: Load<'accountReferrals'> = ({ query, queryClient }) =>
  queryClient.ensureQueryData(query.referral.readPartner())

export const title: Title<'accountReferrals'> = ({ texts }) => texts('referrals.title')

/** A partner's own link and what it led to: figures alone, never whose vehicle it was. */
export function Screen() {
  const t = useTranslations('referrals')
  const { data } = useQueryAnswer(useApiQueries().referral.readPartner())
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={4}>
        {data?.code === null && <NoLink />}
        {data?.code && <OwnLink code={data.code} />}
        {data?.code && data.months.length === 0 && (
          <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
        )}
        {data && data.months.length > 0 && <Results {...data} />}
      </Stack>
    </Page>
  )
}

function NoLink() {
  const t = useTranslations('referrals')
  const begin = useCall((client) => client.referral.becomePartner, {
    refreshes: [keysOf('referral', 'readPartner')],
  })
  const { sentence } = useFormProblem(begin.error)
  return (
    <SectionCard title={t('begin.title')} lead={t('begin.text')}>
      {sentence && <p role="alert">{sentence}</p>}
      <div>
        <Button look="primary" busy={begin.isPending} onClick={() => begin.mutate({})}>
          {t('begin.action')}
        </Button>
      </div>
    </SectionCard>
  )
}

function OwnLink({ code }: { code: string }) {
  const t = useTranslations('referrals.link')
  const path = usePath()
  const { origin } = usePage()
  const show = useSnackbar()
  const field = useRef<HTMLInputElement>(null)
  const address = origin + path('referral', { code })
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      show({ tone: 'good', text: t('copied') })
    } catch {
      // Browsers refuse it without a secure connection or without a permission.
      field.current?.select()
      show({ text: t('byHand') })
    }
  }
  return (
    <SectionCard title={t('title')} lead={t('text')}>
      <TextField ref={field} label={t('label')} value={address} readOnly />
      <div>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
    </SectionCard>
  )
}

type Found = Output<typeof referralEndpoints.readPartner>

function Results({ results, months }: Found) {
  const t = useTranslations('referrals.results')
  const format = useFormat()
  const bars = (['submitted', 'onMarket', 'sold'] as const).map((each) => ({
    label: t(each),
    value: results[each],
    valueText: format.number(results[each]),
    ...(each === 'sold' && { tone: 'good' as const }),
  }))
  const monthOf = (month: string) => {
    const [year = 0, number = 1] = month.split('-').map(Number)
    return format.month(year, number)
  }
  return (
    <SectionCard title={t('title')}>
      <BarChart
        low
        description={bars.map(({ label, valueText }) => `${label}: ${valueText}`).join(', ')}
        bars={bars}
      />
      <Table
        dense
        label={t('title')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { id: 'month', header: t('month'), keep: true, cell: ({ month }) => monthOf(month) },
          {
            id: 'submitted',
            header: t('submitted'),
            align: 'right',
            cell: ({ submitted }) => format.number(submitted),
          },
          {
            id: 'sold',
            header: t('sold'),
            align: 'right',
            cell: ({ sold }) => format.number(sold),
          },
        ]}
      />
    </SectionCard>
  )
}
