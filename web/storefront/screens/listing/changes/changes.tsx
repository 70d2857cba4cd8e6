import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { changeStageOf } from '#domain/auction/process/review/ad-status.ts'
import type { ChangeFacts } from '#domain/listing/changes/ad-changes.ts'
import { findScreen } from '#domain/listing/screens/screens-of.ts'
import { useApiQueries, useWholeApi } from '#web/api/api.tsx'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { SkeletonText } from '#web/ui/status/skeleton.tsx'
import { AdOfEditor, useAd } from '../editor/ad-context.tsx'
import { ConfirmationProvider } from '../progress/confirmations.tsx'
import { ChangeEditor } from './change-editor.ts'
import { ChangeOverview } from './change-overview.tsx'
import { changeParameter } from './change-path.ts'
import { ChangeQuestion } from './change-question.tsx'
import styles from './changes.module.css'
import { ChangesContext, type ChangesOfAd } from './changes-context.ts'

/** Changes of an ad after its submission (rules 2 and 8): what waits, what was decided, what can be changed. */
export function Changes() {
  const { entityId } = useAd().state
  const query = useApiQueries()
  const input = { params: { entityId: entityId ?? 0 } }
  const list = useQueryAnswer(query.adChanges.list(input))
  const wanted = useQueryAnswer(query.adChanges.getVersioned(input))
  if (list.data && wanted.data) return <Loaded list={list.data} wanted={wanted.data} />
  return (
    <Pending
      hasFailed={list.error !== null || wanted.error !== null}
      onRetry={() => {
        void list.refetch()
        void wanted.refetch()
      }}
    />
  )
}

function Pending({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('ad-changes')
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
      </header>
      {hasFailed ? (
        <Banner
          tone="bad"
          role="alert"
          title={t('notLoaded')}
          actions={
            <Button size="dense" onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Page>
  )
}

function Loaded({ list, wanted }: { list: ChangesOfAd; wanted: Product }) {
  const api = useWholeApi()
  const clock = useServerClock()
  const live = useAd().state
  const [editor] = useState(() => new ChangeEditor(api, { product: wanted, now: clock.now }))
  const facts: ChangeFacts = {
    stage: changeStageOf(live.product?.status ?? 'editing'),
    hasBids: list.addsOnly,
    wasOffered: list.priceIsBound,
  }
  return (
    <ChangesContext value={{ editor, list, facts, values: live.base.values }}>
      <AdOfEditor editor={editor} server={wanted}>
        <ConfirmationProvider isSentByPress>
          <Way />
        </ConfirmationProvider>
      </AdOfEditor>
    </ChangesContext>
  )
}

function Way() {
  const [search] = useSearchParams()
  const { kind } = useAd().state
  const screen = findScreen(search.get(changeParameter), kind)
  return screen ? <ChangeQuestion key={screen.id} screen={screen} /> : <ChangeOverview />
}
