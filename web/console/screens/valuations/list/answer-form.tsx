import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { NumberField } from '#web/ui/fields/numbers/number-field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { useSessionState } from '../../../list-view/session-state.ts'
import styles from './valuation.module.css'
import type { FoundValuation } from './valuation.ts'

type Draft = {
  readonly fromEur: number | null
  readonly toEur: number | null
  readonly words: string
}

const empty: Draft = { fromEur: null, toEur: null, words: '' }
const leastWords = 5
const mostWords = 2000

/**
 * The operator's own range and words in the owner's language. The model's range is a start that they may change:
 * nothing goes out that nobody has looked at. What is typed outlives a reload.
 */
export function AnswerForm({ found, nextHref }: { found: FoundValuation; nextHref: string }) {
  const t = useTranslations('console-valuations.answer')
  const hintId = useId()
  const { draft, change, forget } = useDraft(found)
  const { send, isBusy, error } = useAnswer({ found, nextHref, forget })
  const fault = faultOf(draft)
  const trySend = () => {
    if (fault === null && !isBusy) send(draft)
  }
  useShortcuts([{ keys: 'a', label: t('send'), run: trySend }])
  return (
    <div className={styles.answer}>
      <div className={styles.range}>
        <NumberField
          label={t('from')}
          unit="€"
          dense
          value={draft.fromEur}
          onChange={(fromEur) => change({ fromEur })}
        />
        <NumberField
          label={t('to')}
          unit="€"
          dense
          value={draft.toEur}
          onChange={(toEur) => change({ toEur })}
        />
      </div>
      <TextArea
        label={t('words', { language: found.locale.toUpperCase() })}
        lang={found.locale}
        rows={2}
        maxLength={mostWords}
        value={draft.words}
        onChange={(words) => change({ words })}
      />
      <Blocks
        blocks={found.blocks}
        onChoose={(text) => change({ words: `${draft.words} ${text}`.trim() })}
      />
      <ProblemBanner error={error} />
      <Button
        look="primary"
        wide
        busy={isBusy}
        disabled={fault !== null}
        aria-describedby={hintId}
        onClick={trySend}
      >
        {t('send')}
        <kbd>a</kbd>
      </Button>
      <p id={hintId} className="muted small" aria-live="polite">
        {fault !== null && t(fault)}
      </p>
    </div>
  )
}

function Blocks(props: { blocks: FoundValuation['blocks']; onChoose: (text: string) => void }) {
  const t = useTranslations('console-valuations.answer')
  return (
    <fieldset className={styles.blocks} aria-label={t('blocks')}>
      {props.blocks.map(({ id, label, text }) => (
        <Button key={id} size="dense" title={text} onClick={() => props.onChoose(text)}>
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

function faultOf({ fromEur, toEur, words }: Draft): 'missing' | 'reversed' | null {
  if (!fromEur || !toEur || words.trim().length < leastWords) return 'missing'
  return fromEur > toEur ? 'reversed' : null
}

/** Kept in this tab until it is sent; until something is typed the model's own range stands there. */
function useDraft({ request, computed }: FoundValuation) {
  const [kept, setKept, forget] = useSessionState<Draft>(keptAs(request.entityId), empty)
  const range = computed?.kind === 'range' ? computed.range : null
  const draft: Draft = {
    ...kept,
    fromEur: kept.fromEur ?? range?.fromEur ?? null,
    toEur: kept.toEur ?? range?.toEur ?? null,
  }
  return {
    draft,
    change: (part: Partial<Draft>) => setKept((before) => ({ ...before, ...part })),
    forget,
  }
}

function keptAs(entityId: number): string {
  return `cm24-valuation-answer/${entityId}`
}

function useAnswer(props: { found: FoundValuation; nextHref: string; forget: () => void }) {
  const t = useTranslations('console-valuations.answer')
  const { request } = props.found
  const navigate = useNavigate()
  const snackbar = useSnackbar()
  const call = useCall((api) => api.valuation.answer, {
    refreshes: [keysOf('valuation')],
    onSuccess: () => {
      props.forget()
      snackbar({ tone: 'good', text: t('done', { vehicle: request.vehicle }) })
      void navigate(props.nextHref)
    },
  })
  return {
    isBusy: call.isPending,
    error: call.error,
    send: ({ fromEur, toEur, words }: Draft) => {
      if (fromEur === null || toEur === null) return
      const { entityId } = request
      call.mutate({ params: { entityId }, body: { fromEur, toEur, words: words.trim() } })
    },
  }
}
