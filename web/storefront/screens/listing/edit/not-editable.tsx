import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { useAd } from '../editor/ad-context.tsx'

/** The auction's terms are fixed from the release on (rules 8). */
export function NotEditable({ status }: { status: Product['status'] }) {
  const t = useTranslations('editor')
  const statuses = useTranslations('auction.status')
  const path = usePath()
  const { entityId } = useAd().state
  return (
    <Page as="main" id="main" width="reading">
      <EmptyState
        title={t('notEditable.title', { status: statuses(status) })}
        drawing={<EmptyDrawing kind="ads" />}
        action={
          <LinkButton look="primary" href={path('product', { id: entityId ?? 0 })}>
            {t('notEditable.button')}
          </LinkButton>
        }
      >
        {t('notEditable.text')}
      </EmptyState>
    </Page>
  )
}
