import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { useApiQueries, useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useFieldPath } from '../editor/screen-path.ts'
import { Block } from '../fields/block-fields.tsx'
import { LaterTakenOver } from '../like-most/later-like-most.tsx'
import { ConfirmAnswers } from '../progress/confirm-answers.tsx'
import { type StepName, useMissing } from '../progress/missing.ts'
import { MissingList } from '../progress/missing-list.tsx'
import { usePendingConfirmations } from '../progress/step-foot.tsx'
import { Documents } from './documents.tsx'
import { EmailState } from './email-state.tsx'
import styles from './steps.module.css'
import { Summary } from './summary.tsx'

/** Papers, a last look, the sentence that binds, and off to the review. */
export function LastStep() {
  const t = useTranslations('listing.last')
  return (
    <>
      <Block title={t('documentsTitle')} lead={t('documentsLead')}>
        <Documents />
      </Block>
      <LastLook />
    </>
  )
}

export function LastLook() {
  const t = useTranslations('listing.last')
  const missing = useMissing()
  const { account } = useAd()
  return (
    <>
      <Block title={t('summaryTitle')}>
        <Summary />
      </Block>
      <LaterTakenOver />
      {missing.length > 0 && (
        <Block title={t('missingTitle')} lead={t('missingLead')}>
          <MissingList />
        </Block>
      )}
      {account?.customer && !account.customer.emailVerified && <EmailState />}
      {account?.customer ? <Submit /> : <FirstAnAccount />}
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

function Submit() {
  const t = useTranslations('listing.last')
  const query = useApiQueries()
  const { auctions } = useWholeApi()
  const { editor, state } = useAd()
  const entityId = state.entityId ?? 0
  const pending = usePendingConfirmations()
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const [hasAgreed, setAgreed] = useState(false)
  const [showsConsentFault, setShowsConsentFault] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const consent = useQuery({
    ...query.listing.consent({ params: { entityId }, query: {} }),
    enabled: entityId !== 0,
  }).data
  const submit = useCall((api) => api.listing.submit, {
    refreshes: [keysOf('listing', 'listMine'), keysOf('account')],
    onSuccess: (product) => {
      editor.meet(product)
      auctions.setAnswer(
        query.listing.getOwn({ params: { entityId: product.entityId }, query: {} }).queryKey,
        product,
      )
      window.scrollTo({ top: 0 })
    },
  })

  async function send() {
    setConfirmOpen(false)
    if (!consent) return
    setSaving(true)
    const isSaved = await editor.flush()
    setSaving(false)
    if (isSaved) submit.mutate({ params: { entityId }, body: { consentVersion: consent.version } })
  }

  function submitOrAsk() {
    if (!hasAgreed) return setShowsConsentFault(true)
    if (pending.length > 0) return setConfirmOpen(true)
    void send()
  }

  return (
    <Block title={t('consentTitle')} id="field-consent">
      <div className={styles.consent}>
        {consent && <blockquote>{consent.sentence}</blockquote>}
        <Checkbox
          label={t('consentTick')}
          checked={hasAgreed}
          onChange={setAgreed}
          error={showsConsentFault && !hasAgreed ? t('consentNeeded') : undefined}
        />
        {submit.error && <Refused error={submit.error} />}
        <div>
          <Button
            look="primary"
            size="large"
            busy={isSaving || submit.isPending}
            onClick={submitOrAsk}
          >
            {t('submit')}
          </Button>
        </div>
        <p className={styles.muted}>{t('submitHint')}</p>
      </div>
      {isConfirmOpen && (
        <ConfirmAnswers
          pending={pending}
          onAllConfirmed={() => void send()}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </Block>
  )
}

const placeOfRefusal: Partial<Record<string, { step: StepName; name: string }>> = {
  DOCUMENT_MISSING: { step: 'last-step', name: 'official_document' },
  EMAIL_NOT_VERIFIED: { step: 'personal-data', name: 'email' },
  PROFILE_INCOMPLETE: { step: 'personal-data', name: 'name' },
}

/** Why the ad was refused, with links to what is missing. */
function Refused({ error }: { error: Error }) {
  const t = useTranslations('listing.last')
  const fieldPath = useFieldPath()
  const [firstMissing] = useMissing()
  const problem = isCallRefused(error) ? error.problem : undefined
  const place = problem && placeOfRefusal[problem.code]
  const href = place
    ? fieldPath(place)
    : problem?.code === 'CONSENT_MISSING'
      ? '#field-consent'
      : problem?.code === 'AD_INCOMPLETE'
        ? firstMissing?.href
        : undefined
  return (
    <Banner
      tone="bad"
      role="alert"
      title={problem?.title ?? t('offline')}
      actions={
        href && (
          <LinkButton size="dense" href={href}>
            {t('goThere')}
          </LinkButton>
        )
      }
    >
      {problem?.detail}
    </Banner>
  )
}
