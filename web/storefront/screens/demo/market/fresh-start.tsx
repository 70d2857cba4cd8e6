import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { DemoState } from '#contract/endpoints/demo.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import styles from '../demo.module.css'

/** Replaces the demo's market by a new one; everybody is logged out. */
export function FreshStart({ state }: { state: DemoState }) {
  const t = useTranslations('demo.reset')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { queryKey } = useApiQueries().demo.state()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const reset = useCall((api) => api.demo.reset, {
    onSuccess: (begun) => {
      setConfirmOpen(false)
      queryClient.setQueryData(queryKey, begun)
    },
  })
  const { sentence } = useFormProblem(reset.error)
  const { isRunning, progress, hasFailed } = state.reset
  useReloadWhenDone(isRunning, hasFailed)
  return (
    <Card as="section" aria-labelledby="reset">
      <Stack gap={3}>
        <h2 id="reset">{t('title')}</h2>
        <p className="muted">
          {t('text')} {state.seededAt && t('since', { time: format.dateTime(state.seededAt) })}
        </p>
        {hasFailed && <Banner tone="bad">{t('failed')}</Banner>}
        {isRunning ? (
          <ProgressBar label={t('running')} percent={Math.round(progress * 100)} />
        ) : (
          <div className={styles.actions}>
            <Button look="danger" icon="rotate-ccw" onClick={() => setConfirmOpen(true)}>
              {t('submit')}
            </Button>
          </div>
        )}
      </Stack>
      <Dialog
        open={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        role="alertdialog"
        title={t('askTitle')}
        actions={
          <>
            <Button onClick={() => setConfirmOpen(false)}>{t('keep')}</Button>
            <Button look="danger" busy={reset.isPending} onClick={() => reset.mutate({})}>
              {t('submit')}
            </Button>
          </>
        }
      >
        <p>{t('askText')}</p>
        {sentence && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
      </Dialog>
    </Card>
  )
}

/** The new market has a new clock and new people: nothing on the page is true any more. */
function useReloadWhenDone(isRunning: boolean, hasFailed: boolean): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && !isRunning && !hasFailed) location.reload()
    wasRunning.current = isRunning
  }, [isRunning, hasFailed])
}
