import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useApiQueries, useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { reportAction } from '#web/storefront/usage/report-usage.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { useFieldPath } from '../editor/screen-path.ts'
import { Block } from '../fields/block-fields.tsx'
import { fieldStepOf } from '../fields/field-blocks.ts'
import lookStyles from '../last-look/last-look.module.css'
import { usePendingConfirmations } from '../progress/confirmations.tsx'
import { type HeldBack, heldBackBy } from '../progress/held-back.ts'
import { HeldBackBanner } from '../progress/held-back-banner.tsx'
import { type StepName, useMissing } from '../progress/missing.ts'
import { useSendConfirmations } from '../progress/use-sent-confirmations.ts'
import { filesLeft } from './files-of-ad.ts'
import styles from './steps.module.css'

/** The sentence that binds, and the press that sends with it. */
export function SubmitBlock({ label }: { label?: string }) {
  const t = useTranslations('listing.last')
  const query = useApiQueries()
  const api = useWholeApi()
  const { auctions } = api
  const { editor, state } = useAd()
  const entityId = state.entityId ?? 0
  const pending = usePendingConfirmations()
  const askToConfirm = useAskToConfirm()
  const sendConfirmations = useSendConfirmations()
  const [isSaving, setSaving] = useState(false)
  const [heldBack, setHeldBack] = useState<HeldBack>()
  const consent = useQuery({
    ...query.listing.consent({ params: { entityId }, query: {} }),
    // Its price is that of the ad as it is saved.
    enabled: entityId !== 0,
  }).data
  const submit = useCall((client) => client.listing.submit, {
    refreshes: [keysOf('listing', 'listMine'), keysOf('account')],
    onSuccess: (product) => {
      const { entityId: sentId } = product
      // The server knows whether its owner came by a link.
      const referral = { params: { id: sentId }, query: {} }
      api.client.referral.recordReferral(referral).catch(() => undefined)
      reportAction(api, { action: 'submit_ad', context: 'adEdit', entityId: sentId })
      editor.meet(product)
      auctions.setAnswer(
        query.listing.getOwn({ params: { entityId: product.entityId }, query: {} }).queryKey,
        product,
      )
      window.scrollTo({ top: 0 })
    },
  })

  async function send() {
    if (!consent) return
    setSaving(true)
    // A picture that arrives is an answer, too.
    const left = await filesLeft(api, editor)
    await editor.flush()
    const reason = heldBackBy(editor.getState(), { filesLeft: left })
    setHeldBack(reason)
    // The server says what it lacks if they do not arrive.
    await sendConfirmations().catch(() => undefined)
    setSaving(false)
    if (reason !== undefined) return
    submit.mutate({ params: { entityId }, body: { consentVersion: consent.version } })
  }

  function submitOrAsk() {
    if (pending.length === 0) return void send()
    askToConfirm(
      pending.map(({ attributeCode }) => attributeCode),
      () => void send(),
    )
  }

  return (
    <Block title={t('consentTitle')} id="field-consent">
      <div className={styles.consent}>
        {consent && <blockquote className={lookStyles.sentence}>{consent.sentence}</blockquote>}
        <HeldBackBanner reason={heldBack} />
        {isSaving && <p role="status">{t('filesFirst')}</p>}
        {/* What the try before was refused for may be mended by what is on its way. */}
        {submit.error && !isSaving && <Refused error={submit.error} />}
        <div>
          <Button
            look="primary"
            size="large"
            busy={isSaving || submit.isPending}
            disabled={consent === undefined}
            onClick={submitOrAsk}
          >
            {label ?? t('submit')}
          </Button>
        </div>
        <p className={styles.muted}>{t('sendsWith', { button: label ?? t('submit') })}</p>
      </div>
    </Block>
  )
}

const placeOfRefusal: Partial<Record<string, { step: StepName; name: string }>> = {
  DOCUMENT_MISSING: { step: 'last-step', name: 'official_document' },
  EMAIL_NOT_VERIFIED: { step: 'personal-data', name: 'email' },
  PROFILE_INCOMPLETE: { step: 'personal-data', name: 'name' },
}

function placeOf({ code, facts }: Problem): { step: StepName; name: string } | undefined {
  const unconfirmed = code === 'CONFIRMATION_MISSING' ? facts?.attributeCode : undefined
  const definition = typeof unconfirmed === 'string' ? findAttribute(unconfirmed) : undefined
  const step = definition && fieldStepOf(definition)
  return step ? { step, name: definition.attributeCode } : placeOfRefusal[code]
}

/** Why the ad was refused, with links to what is missing. */
function Refused({ error }: { error: Error }) {
  const t = useTranslations('listing.last')
  const fieldPath = useFieldPath()
  const [firstMissing] = useMissing()
  const problem = isCallRefused(error) ? error.problem : undefined
  const place = problem && placeOf(problem)
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
