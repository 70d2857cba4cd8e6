import { useTranslations } from 'use-intl/react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Documents } from '../documents/documents.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useFieldPath } from '../editor/screen-path.ts'
import { Block } from '../fields/block-fields.tsx'
import { Assured } from '../last-look/assured.tsx'
import { LookCard } from '../last-look/look-card.tsx'
import { LookParts } from '../last-look/look-parts.tsx'
import { useMissing } from '../progress/missing.ts'
import { MissingList } from '../progress/missing-list.tsx'
import { EmailState } from './email-state.tsx'
import { SubmitBlock } from './submit-block.tsx'

/** Everything that was said, the papers, what was confirmed, the sentence that binds, and off to the review. */
export function LastStep() {
  const t = useTranslations('listing.last')
  const missing = useMissing()
  const { account } = useAd()
  return (
    <>
      <LookCard />
      <LookParts />
      {missing.length > 0 && (
        <Block title={t('missingTitle')} lead={t('missingLead')}>
          <MissingList />
        </Block>
      )}
      <Block title={t('documentsTitle')} lead={t('documentsLead')}>
        <Documents />
      </Block>
      <Assured />
      {account?.customer && !account.customer.emailVerified && <EmailState />}
      {account?.customer ? <SubmitBlock /> : <FirstAnAccount />}
    </>
  )
}

function FirstAnAccount() {
  const t = useTranslations('listing.last')
  const fieldPath = useFieldPath()
  const href = fieldPath({ step: 'personal-data', name: 'account' })
  return (
    <Banner
      title={t('accountTitle')}
      actions={
        <LinkButton size="dense" href={href}>
          {t('accountButton')}
        </LinkButton>
      }
    >
      {t('accountText')}
    </Banner>
  )
}
