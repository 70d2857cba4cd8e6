import { useTranslations } from 'use-intl/react'
import type { AdImport } from '#contract/endpoints/importing/listing-import.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { wayOf } from '../imported/way.ts'
import { useTakeImport } from './use-import-calls.ts'

type ImportResultProps = {
  readonly newest: AdImport
  readonly onTaken: () => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** How far it is, and what came of it; by hand is always one press away. */
export function ImportResult({ newest, onTaken, onAgain, onClose }: ImportResultProps) {
  const t = useTranslations('ad-help.import')
  const way = wayOf(newest.source)
  if (newest.state === 'running') {
    return (
      <Stack gap={4} aria-live="polite">
        <ProgressBar label={t(`from.${way}.running`)} percent={Math.max(newest.percent, 5)} />
        <p>{t('runningText')}</p>
        <Cluster>
          <Button look="quiet" onClick={onClose}>
            {t('byHand')}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (newest.state === 'failed') {
    const reason = newest.failure ?? 'unavailable'
    return (
      <Stack gap={4}>
        <Banner tone="bad" role="alert" title={t(`from.${way}.failed.${reason}.title`)}>
          {t(`from.${way}.failed.${reason}.text`)}
        </Banner>
        <Cluster>
          <Button look="primary" onClick={onClose}>
            {t('byHand')}
          </Button>
          {/* A vehicle of the stock is asked for again where the stock stands. */}
          {way !== 'stock' && <Button onClick={onAgain}>{t('tryAgain')}</Button>}
        </Cluster>
      </Stack>
    )
  }
  return <Found {...{ newest, onTaken, onAgain, onClose }} />
}

function Found({ newest, onTaken, onAgain, onClose }: ImportResultProps) {
  const t = useTranslations('ad-help.import')
  const { take, call } = useTakeImport(onTaken)
  const { sentence } = useFormProblem(call.error)
  const { vehicle, newCount, pictureCount, otherwiseCount, warning } = newest
  const way = wayOf(newest.source)
  const isNew = newCount > 0 || pictureCount > 0
  return (
    <Stack gap={4}>
      {warning ? (
        <Banner tone="warn" role="status" title={t('found', { vehicle })}>
          {t(`from.${way}.warning.${warning}`)}
        </Banner>
      ) : (
        <Banner tone="good" role="status" title={t('found', { vehicle })}>
          {t(`from.${way}.foundText`)}
        </Banner>
      )}
      {!isNew && <p>{t(`from.${way}.nothingNew`)}</p>}
      {pictureCount > 0 && <p>{t('pictures', { count: pictureCount })}</p>}
      {otherwiseCount > 0 && <p>{t('otherwise', { count: otherwiseCount })}</p>}
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Cluster>
        {isNew ? (
          <Button look="primary" busy={call.isPending} onClick={() => take(newest.importId)}>
            {t('take', { count: newCount })}
          </Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            {t('byHand')}
          </Button>
        )}
        <Button look="quiet" onClick={onAgain}>
          {t(`from.${way}.notMine`)}
        </Button>
      </Cluster>
    </Stack>
  )
}
