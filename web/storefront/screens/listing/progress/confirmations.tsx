import { type ReactNode, useMemo, useState } from 'react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { type Confirmation, confirmationsPending } from '#domain/vehicle/confirmations.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { useAd } from '../editor/ad-context.tsx'
import { type AskToConfirm, AskToConfirmContext } from '../editor/ask-to-confirm.ts'
import { fieldStepOf } from '../fields/field-blocks.ts'
import { ConfirmAnswers } from './confirm-answers.tsx'
import type { StepName } from './missing.ts'
import { useSentConfirmations } from './use-sent-confirmations.ts'

/**
 * Answers that are confirmed once more are asked about where they are given: a sheet with one sentence. Whoever walks
 * over answers by keyboard is asked when they leave the question.
 */

type Asked = { readonly codes: readonly string[]; readonly onAllConfirmed: () => void }

const nothing: Asked = { codes: [], onAllConfirmed: () => {} }

export function ConfirmationProvider(props: {
  /** Kept until a press sends them with the answers that they belong to. */
  isSentByPress?: boolean
  children: ReactNode
}) {
  const { isSentByPress = false, children } = props
  const [asked, setAsked] = useState(nothing)
  const pending = usePendingConfirmations().filter(({ attributeCode }) =>
    asked.codes.includes(attributeCode),
  )
  const ask = useMemo<AskToConfirm>(
    () =>
      (codes, onAllConfirmed = () => {}) =>
        setAsked({ codes, onAllConfirmed }),
    [],
  )
  return (
    <AskToConfirmContext value={ask}>
      {children}
      {!isSentByPress && <SentConfirmations />}
      <ConfirmAnswers
        pending={pending}
        onAllConfirmed={() => {
          setAsked(nothing)
          asked.onAllConfirmed()
        }}
        onClose={() => setAsked(nothing)}
      />
    </AskToConfirmContext>
  )
}

function SentConfirmations() {
  useSentConfirmations()
  return null
}

/** Those of one step, or of the whole ad before it is submitted. */
export function usePendingConfirmations(step?: StepName): readonly Confirmation[] {
  const { draft } = useAd().state
  const confirmed = useConfirmed()
  return confirmationsPending(draft.values, confirmed).filter(
    ({ attributeCode }) => step === undefined || fieldStepOf(attribute(attributeCode)) === step,
  )
}

/** What the server has, and what this device has not sent yet. */
function useConfirmed(): VehicleValues {
  const { product, confirmed } = useAd().state
  return useMemo(() => {
    const stored = (product?.confirmations ?? []).map((each) => [each.attributeCode, each.value])
    return { ...Object.fromEntries(stored), ...confirmed }
  }, [product, confirmed])
}
