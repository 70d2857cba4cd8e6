import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { WaitingDefect } from '#contract/endpoints/defects.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { fromWireValues } from '#domain/vehicle/wire-values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelItems, PanelSection } from '../../../list-view/panel.tsx'
import { ReasonDialog } from '../../../list-view/reason-dialog.tsx'
import { clearSessionState } from '../../../list-view/session-state.ts'
import { May, useMay } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'

/** A verdict may move an end that is minutes away, so the list is refreshed at once. */
const everyMilliseconds = 10_000

function useWaitingDefects() {
  const may = useMay()
  const query = useApiQueries().defects.listWaiting()
  const enabled = may('defects.listWaiting')
  return useQuery({ ...query, enabled, refetchInterval: everyMilliseconds })
}

/** What owners added to their ads while bids came in: it waits for a verdict (rules 8). */
export function WaitingDefects() {
  const t = useTranslations('console-auctions.defects')
  const { data } = useWaitingDefects()
  if (!data || data.defects.length === 0) return null
  return (
    <Banner tone="warn" title={t('waiting', { count: data.defects.length })}>
      {data.defects.map((defect) => (
        <div key={defect.defectId}>
          <ConsoleLink href={`/auctions/${defect.auctionId}`}>{defect.vehicle}</ConsoleLink>
        </div>
      ))}
    </Banner>
  )
}

export function AuctionDefects({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions.defects')
  const { data } = useWaitingDefects()
  const own = data?.defects.filter(({ auctionId }) => auctionId === auction.auctionId) ?? []
  if (own.length === 0) return null
  return (
    <PanelSection title={t('title')} note={own.length}>
      <PanelItems>
        {own.map((defect) => (
          <Defect key={defect.defectId} defect={defect} auction={auction} />
        ))}
      </PanelItems>
    </PanelSection>
  )
}

const shortestReason = 5

function Defect({ defect, auction }: { defect: WaitingDefect; auction: AuctionView }) {
  const t = useTranslations('console-auctions.defects')
  const labels = useAttributeLabels()
  const format = useFormat()
  const snackbar = useSnackbar()
  const [isRefusing, setRefusing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { defectId } = defect
  const keptAs = `defect-${defectId}`
  const call = useCall((api) => api.defects.judge, {
    refreshes: [keysOf('defects'), keysOf('auction'), keysOf('listing')],
    onSuccess: () => {
      clearSessionState(keptAs)
      setRefusing(false)
      snackbar({ tone: 'good', text: t('done') })
    },
  })
  const judge = (verdict: 'material' | 'minor' | 'refused', reason = '') =>
    call.mutate({ params: { defectId, verdict }, body: { reason } })
  const { values } = fromWireValues(damageAttributes, defect.damage.attributes)
  const isRunning = auction.status === 'running' || auction.status === 'hotbidding'
  return (
    <Stack gap={3}>
      <FactList
        facts={[
          { term: t('reported'), value: format.dateTime(defect.reportedAt) },
          ...damageAttributes.flatMap((definition) => {
            const value = values[definition.attributeCode]
            if (value === undefined) return []
            const term = labels.label(definition.attributeCode)
            return [{ term, value: labels.value(definition, value) }]
          }),
        ]}
      />
      {!isRefusing && <ProblemBanner error={call.error} />}
      <p className="muted small">{t(isRunning ? 'consequence' : 'notRunning')}</p>
      <May call="defects.judge">
        <Cluster gap={2}>
          {isRunning && (
            <Button
              look="primary"
              size="dense"
              busy={call.isPending}
              onClick={() => setAsked(true)}
            >
              {t('material')}
            </Button>
          )}
          <Button size="dense" busy={call.isPending} onClick={() => judge('minor')}>
            {t('minor')}
          </Button>
          <Button size="dense" look="quiet" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        </Cluster>
      </May>
      <Dialog
        open={isAsked}
        role="alertdialog"
        title={t('ask')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t('cancel')}</Button>
            <Button
              look="primary"
              busy={call.isPending}
              onClick={() => {
                setAsked(false)
                judge('material')
              }}
            >
              {t('material')}
            </Button>
          </>
        }
      >
        <p>{t('consequence')}</p>
        <p>{t('asked')}</p>
      </Dialog>
      <ReasonDialog
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('refuseTitle')}
        consequence={t('refuseText')}
        label={t('reason')}
        submit={t('refuseSubmit')}
        minimumLength={shortestReason}
        keptAs={keptAs}
        isBusy={call.isPending}
        error={isRefusing ? call.error : null}
        onSubmit={(reason) => judge('refused', reason)}
      />
    </Stack>
  )
}
