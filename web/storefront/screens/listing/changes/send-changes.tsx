import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { screenOfQuestion } from '#domain/listing/screens/screens-of.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import lookStyles from '../last-look/last-look.module.css'
import { laterPart } from '../later/later-part.tsx'
import { usePendingConfirmations } from '../progress/confirmations.tsx'
import { type HeldBack, heldBackBy } from '../progress/held-back.ts'
import { HeldBackBanner } from '../progress/held-back-banner.tsx'
import { useChangePath } from './change-path.ts'
import { useChanges } from './changes-context.ts'
import { OldAndNew } from './old-and-new.tsx'
import { useChangeTexts } from './use-change-texts.ts'
import { type TypedChange, useTypedChanges } from './use-typed-changes.ts'

const Differences = laterPart(
  'differences of changes',
  async () => (await import('../progress/differences.tsx')).Differences,
)

/** What is typed and not sent: old beside new, the consent where it is asked for, and the press that sends all of it. */
export function SendChanges() {
  const t = useTranslations('ad-changes')
  const texts = useChangeTexts()
  const typed = useTypedChanges()
  const { editor } = useChanges()
  const { base, differing } = useAd().state
  if (typed.length === 0) return null
  const discard = () => {
    const answers = typed.flatMap(({ after }) => Object.keys(after))
    editor.change({
      values: Object.fromEntries(answers.map((code) => [code, base.values[code] ?? null])),
    })
  }
  return (
    <SectionCard title={t('unsent')} lead={t('unsentLead')}>
      <Stack gap={4}>
        {differing.length > 0 && <Differences />}
        {typed.map((change) => (
          <Stack key={change.field} gap={2}>
            <OldAndNew lines={texts.typed(change)} />
            <Verdict handling={change.handling} />
          </Stack>
        ))}
        <Sending typed={typed} onDiscard={discard} />
      </Stack>
    </SectionCard>
  )
}

/** Said before the press, so that nobody is refused by surprise. */
function Verdict({ handling }: Pick<TypedChange, 'handling'>) {
  const t = useTranslations('ad-changes')
  if (handling === 'takes_away') return <Banner tone="warn">{t('takesAway')}</Banner>
  if (handling === 'fixed') return <Banner tone="warn">{t('shut.release')}</Banner>
  return handling === 'back' ? <p className="muted small">{t('back')}</p> : null
}

function Sending({ typed, onDiscard }: { typed: readonly TypedChange[]; onDiscard: () => void }) {
  const t = useTranslations('ad-changes')
  const needsConsent = typed.some(({ handling }) => handling === 'waits_with_consent')
  const consent = useConsent(needsConsent)
  const sending = useSending(typed)
  const isImpossible = typed.some(({ handling }) => ['takes_away', 'fixed'].includes(handling))
  return (
    <>
      {needsConsent && (
        <Stack gap={2}>
          <h3>{t('consentTitle')}</h3>
          <p>{t('consentLead')}</p>
          {consent.data && (
            <blockquote className={lookStyles.sentence}>{consent.data.sentence}</blockquote>
          )}
          {consent.error && <Banner tone="bad">{t('notLoaded')}</Banner>}
        </Stack>
      )}
      <HeldBackBanner reason={sending.heldBack} />
      <Refused />
      <Cluster gap={3}>
        <Button
          look="primary"
          size="large"
          busy={sending.isBusy}
          disabled={isImpossible || (needsConsent && !consent.data)}
          onClick={() => sending.send(needsConsent ? consent.data?.version : undefined)}
        >
          {t(needsConsent ? 'agreeAndSend' : 'send', { count: typed.length })}
        </Button>
        <Button look="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Cluster>
    </>
  )
}

/** The sentence as it will stand: with the price and the way of selling that are typed. */
function useConsent(isNeeded: boolean) {
  const query = useApiQueries()
  const { state, faults } = useAd()
  const { values } = state.draft
  const targetPriceEur = numberOf(values, 'target_price')
  const saleMode = textOf(values, 'sale_mode')
  return useQueryAnswer(
    query.listing.consent({
      params: { entityId: state.entityId ?? 0 },
      query: {
        ...(targetPriceEur !== undefined && { targetPriceEur }),
        saleMode: saleMode === 'offer_collection' ? saleMode : 'auction',
      },
    }),
    { enabled: isNeeded && targetPriceEur !== undefined && !faults.has('target_price') },
  )
}

function useSending(typed: readonly TypedChange[]) {
  const t = useTranslations('ad-changes')
  const show = useSnackbar()
  const navigate = useNavigate()
  const changePath = useChangePath()
  const { editor } = useChanges()
  const { faults } = useAd()
  const askToConfirm = useAskToConfirm()
  const [isBusy, setBusy] = useState(false)
  const [heldBack, setHeldBack] = useState<HeldBack>()
  const codes = typed.flatMap(({ after }) => Object.keys(after))
  const pending = usePendingConfirmations()
    .map(({ attributeCode }) => attributeCode)
    .filter((code) => codes.includes(code))

  async function send(consentVersion: string | undefined) {
    const wrong = heldBackBy(editor.getState(), { codes, faults })
    setHeldBack(wrong === 'refused' || wrong === 'no_net' ? undefined : wrong)
    if (wrong === 'wrong' || wrong === 'differing') return
    setBusy(true)
    const isSent = await editor.send(consentVersion)
    setBusy(false)
    const left = heldBackBy(editor.getState(), { codes, faults })
    // What was refused stands beside the button itself.
    setHeldBack(left === 'refused' ? undefined : left)
    if (!isSent || left !== undefined) return
    show({ tone: 'good', text: t('sent') })
    void navigate(changePath())
  }
  return {
    isBusy,
    heldBack,
    send: (consentVersion: string | undefined) => {
      const go = () => void send(consentVersion)
      if (pending.length > 0) askToConfirm(pending, go)
      else go()
    },
  }
}

/** Why the server did not take it, with the way to each answer that it names. */
function Refused() {
  const t = useTranslations('ad-changes')
  const texts = useAttributeTexts()
  const changePath = useChangePath()
  const { save, serverFaults } = useAd().state
  if (serverFaults.length > 0) {
    return (
      <Banner
        tone="bad"
        role="alert"
        title={t('faults')}
        actions={serverFaults.map(({ field }) => (
          <LinkButton key={field} size="dense" href={changePath(screenOfQuestion(field))}>
            {texts.label(field)}
          </LinkButton>
        ))}
      />
    )
  }
  if (save.kind !== 'failed' || save.problem === undefined) return null
  return (
    <Banner tone="bad" role="alert" title={save.problem.title}>
      {save.problem.detail}
    </Banner>
  )
}
