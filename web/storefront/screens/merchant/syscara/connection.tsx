import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { DealerStock } from '#contract/endpoints/importing/dealer-stock.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'

type ConnectionProps = {
  readonly connection: NonNullable<DealerStock['connection']>
  readonly onChange: () => void
}

/** How the last look went and when the next one is; another one now, another login, or the end. */
export function Connection({ connection, onChange }: ConnectionProps) {
  const t = useTranslations('listing.stock')
  const format = useFormat()
  const { user, syncedAt, isRunning, done, total, failure, everyMinutes } = connection
  const refreshes = [keysOf('dealerStock', 'show')]
  const look = useCall((api) => api.dealerStock.look, { refreshes })
  const { sentence } = useFormProblem(look.error)
  return (
    <Stack gap={4}>
      <h2>{t('connectedAs', { user })}</h2>
      {isRunning ? (
        <div aria-live="polite">
          <ProgressBar
            label={t('running')}
            percent={total === 0 ? 5 : (done / total) * 100}
            {...(total > 0 && {
              value: t('progress', { done: format.number(done), total: format.number(total) }),
            })}
          />
        </div>
      ) : (
        failure && (
          <Banner tone="bad" role="status" title={t(`failure.${failure}.title`)}>
            {t(`failure.${failure}.text`)}
          </Banner>
        )
      )}
      <p className="muted">
        {syncedAt
          ? t('synced', { time: format.dateTime(syncedAt), minutes: String(everyMinutes) })
          : t('never')}
      </p>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Cluster>
        <Button busy={isRunning || look.isPending} onClick={() => look.mutate({})}>
          {t('lookNow')}
        </Button>
        <Button look="quiet" onClick={onChange}>
          {t('change')}
        </Button>
        <Disconnect />
      </Cluster>
    </Stack>
  )
}

function Disconnect() {
  const t = useTranslations('listing.stock')
  const [isOpen, setOpen] = useState(false)
  const disconnect = useCall((api) => api.dealerStock.disconnect, {
    refreshes: [keysOf('dealerStock', 'show')],
  })
  const { sentence } = useFormProblem(disconnect.error)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('disconnect')}
      </Button>
      <Dialog open={isOpen} title={t('disconnectTitle')} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          <p>{t('disconnectText')}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          <Cluster>
            <Button look="danger" busy={disconnect.isPending} onClick={() => disconnect.mutate({})}>
              {t('disconnect')}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </>
  )
}
