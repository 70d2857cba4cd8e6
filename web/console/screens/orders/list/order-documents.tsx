import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { DocumentList } from '../../../list-view/document-list.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { May } from '../../../operator-roles/may.tsx'

/** The documents of a sale, and those that could not be written (rules 10). */
export function OrderDocuments({ order }: { order: Order }) {
  const t = useTranslations('console-orders.documents')
  const { orderId, documents, missingDocuments } = order
  return (
    <PanelSection title={t('title')} note={documents.length}>
      {documents.length + missingDocuments.length === 0 && <p className="muted">{t('none')}</p>}
      <DocumentList
        documents={[
          ...documents.map(({ documentId, kind, number }) => ({
            key: documentId,
            name: t(kind),
            note: number,
            href: `/api/private/order/${orderId}/document/${documentId}`,
          })),
          ...missingDocuments.map(({ documentId, kind, number }) => ({
            key: documentId ?? kind,
            name: t(kind),
            note: number,
            href: null,
          })),
        ]}
      />
      {order.actions.writeDocuments && (
        <May call="order.writeDocuments">
          <WriteAgain orderId={orderId} />
        </May>
      )}
    </PanelSection>
  )
}

export function MissingDocumentsChip({ order: { missingDocuments } }: { order: Order }) {
  const t = useTranslations('console-orders.documents')
  if (missingDocuments.length === 0) return null
  return (
    <StatusChip tone="bad" icon="file-x">
      {t('missing')}
    </StatusChip>
  )
}

function WriteAgain({ orderId }: { orderId: number }) {
  const t = useTranslations('console-orders.documents')
  const call = useCall((api) => api.order.writeDocuments, { refreshes: [keysOf('order')] })
  // It is set within moments; until the order is looked at again there is nothing more to do.
  if (call.isSuccess) {
    return (
      <Banner tone="info" role="status">
        {t('queued')}
      </Banner>
    )
  }
  return (
    <>
      <Banner
        tone="warn"
        actions={
          <Button busy={call.isPending} onClick={() => call.mutate({ params: { orderId } })}>
            {t('writeAgain')}
          </Button>
        }
      >
        {t('missingMeans')}
      </Banner>
      <ProblemBanner error={call.error} />
    </>
  )
}
