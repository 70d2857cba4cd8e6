import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { DataExportState } from '#contract/endpoints/security/personal-data.ts'
import { needsNewExport } from '#domain/account/security/data-export.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'

const fileAddress = '/api/private/customer/data-export/file'
/** An archive is written within seconds, one with many pictures within a minute. */
const askAgainMs = 3000

/** The archive with everything: asked for, awaited, fetched. */
export function ExportCard() {
  const t = useTranslations('personal-data.export')
  const { data } = useQuery({
    ...useApiQueries().personalData.showExport(),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
  })
  const request = useCall((api) => api.personalData.requestExport, {
    refreshes: [keysOf('personalData', 'showExport')],
  })
  const { sentence } = useFormProblem(request.error)
  if (!data) return null
  return (
    <Card as="section" aria-labelledby="export">
      <Stack gap={4}>
        <h2 id="export">{t('title')}</h2>
        <p>{t('text')}</p>
        {sentence && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        {data.state === 'running' && <Banner role="status">{t('running')}</Banner>}
        {data.state === 'ready' && <ReadyExport made={data} />}
        {mayAsk(data) && (
          <div>
            <Button busy={request.isPending} onClick={() => request.mutate({})}>
              {t(data.state === 'ready' ? 'again' : 'request')}
            </Button>
          </div>
        )}
      </Stack>
      <IdentityWindow call={request} />
    </Card>
  )
}

type Ready = Extract<DataExportState, { state: 'ready' }>

function ReadyExport({ made }: { readonly made: Ready }) {
  const t = useTranslations('personal-data.export')
  const format = useFormat()
  const open = useCall((api) => api.personalData.openExport, {
    onSuccess: () => location.assign(fileAddress),
  })
  const { sentence } = useFormProblem(open.error)
  return (
    <>
      <p>
        {t('ready', {
          date: format.dateTime(made.readyAt),
          size: format.number(Math.max(1, Math.round(made.sizeBytes / 100_000)) / 10),
          until: format.date(made.deletedAt),
        })}
      </p>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <div>
        <Button
          look="primary"
          icon="download"
          busy={open.isPending}
          onClick={() => open.mutate({})}
        >
          {t('download')}
        </Button>
      </div>
      <IdentityWindow call={open} />
    </>
  )
}

function mayAsk(data: DataExportState): boolean {
  if (data.state === 'running') return false
  return needsNewExport(data.state === 'none' ? null : Date.parse(data.requestedAt), Date.now())
}
