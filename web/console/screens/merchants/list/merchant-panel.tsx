import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { DocumentList } from '../../../list-view/document-list.tsx'
import { Panel, PanelHead, PanelSection, PendingPanel } from '../../../list-view/panel.tsx'
import { May, useMay } from '../../../operator-roles/may.tsx'
import { PersonMessages } from '../../../person/person-messages.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import styles from './merchant.module.css'
import { AdmissionChip } from './merchant-chips.tsx'
import { MerchantHistory } from './merchant-history.tsx'
import { MerchantProfile } from './merchant-profile.tsx'
import { MerchantVerdict } from './merchant-verdict.tsx'
import type { ReviewedMerchant } from './reviewed-merchant.ts'
import { VatIdSection } from './vat-id-section.tsx'
import { YearlyCheckSection } from './yearly-check-section.tsx'

/** One dealer with profile, documents and what was decided so far. The look is logged. */
export function MerchantPanel(props: { merchantId: number; closeHref: string }) {
  const { merchantId, closeHref } = props
  const t = useTranslations('console-merchants')
  const may = useMay()
  const label = t('panel', { number: String(merchantId) })
  const { data, error, refetch } = useQuery(
    useApiQueries().merchantReview.getMerchant({ params: { merchantId } }),
  )
  if (!data) {
    return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
  }
  const { row, profile } = data
  const remarks = profile.merchant?.admissionRemarks
  return (
    <Panel
      label={label}
      closeHref={closeHref}
      foot={
        data.decisions.length > 0 &&
        may('merchantReview.acceptMerchant') && <MerchantVerdict merchant={data} />
      }
    >
      <PanelHead
        above={
          <>
            <AdmissionChip merchant={row} />
            <span className="muted tiny">{t('number', { number: String(merchantId) })}</span>
          </>
        }
        title={row.companyName}
        text={`${row.country} ${row.city}`}
      />
      {(row.isBiddingStopped || remarks) && (
        <PanelSection title={t('notes')}>
          {row.isBiddingStopped && <Banner tone="warn">{t('biddingStopped')}</Banner>}
          {remarks && <p className={styles.remarks}>{remarks}</p>}
        </PanelSection>
      )}
      <MerchantProfile merchant={data} />
      <May call="merchantReview.getMerchantDocument">
        <Documents merchant={data} />
      </May>
      <VatIdSection merchant={data} />
      <YearlyCheckSection merchant={data} />
      <LinkedAccounts merchant={data} />
      <May call="messagesOfPerson.list">
        <PersonMessages customerId={row.customerId} />
      </May>
      <MerchantHistory history={data.history} />
    </Panel>
  )
}

function Documents({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.documents')
  const format = useFormat()
  const documents = merchant.profile.merchant?.documents ?? []
  return (
    <PanelSection title={t('title')} note={documents.length}>
      {documents.length === 0 && <p className="muted">{t('none')}</p>}
      <DocumentList
        documents={documents.map(({ documentId, kind, fileName, uploadedAt }) => ({
          key: documentId,
          name: t(kind === 'register_extract' ? 'register_extract' : 'trade_licence'),
          note: `${fileName}, ${format.dateTime(uploadedAt)}`,
          href: `/api/operator/merchants/${merchant.row.merchantId}/documents/${documentId}`,
        }))}
      />
    </PanelSection>
  )
}
