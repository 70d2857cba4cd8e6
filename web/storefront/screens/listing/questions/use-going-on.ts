import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { screenOfQuestion } from '#domain/listing/screens/screens-of.ts'
import { type Confirmation, confirmationsPending } from '#domain/vehicle/confirmations.ts'
import { useAd } from '../editor/ad-context.tsx'
import { fieldId } from '../fields/attribute-field.tsx'
import { isOnlyChoice, useQuestions } from './question-fields.tsx'
import { useOpenNames, useScreenWay } from './use-screen.ts'

/** The chosen answer is seen for this long before the next screen comes. */
const seenForMs = 300

/** Going on from a screen: by a tap on the only question's answer, by the button, by Enter. */
export function useGoingOn(screen: AdScreen) {
  const way = useScreenWay(screen)
  const open = useOpenNames().filter((name) => screenOfQuestion(name) === screen.id)
  const pending = usePendingOf(screen)
  const { doubts } = useAd()
  const [missed, setMissed] = useState<readonly string[]>([])
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const questions = useQuestions(screen)
  const isByTap = isOnlyChoice(questions) || screen.content === 'sale_mode'
  const isDoubted = questions.some(({ attributeCode }) => doubts.has(attributeCode))

  function goOn() {
    if (pending.length > 0) setConfirmOpen(true)
    else way.goOn()
  }
  function tryToGoOn() {
    if (open.length === 0) return goOn()
    setMissed(open)
    const [first = ''] = open
    // The field says by then what is missing.
    requestAnimationFrame(() => showField(first))
  }

  // A tap is followed once its answer is known; what it asks for in turn keeps the screen.
  const [tap, setTap] = useState(0)
  const follow = useRef(() => {})
  useEffect(() => {
    follow.current = () => {
      if (open.length === 0 && !isDoubted) goOn()
    }
  })
  useEffect(() => {
    if (tap === 0) return
    const timer = setTimeout(() => follow.current(), seenForMs)
    return () => clearTimeout(timer)
  }, [tap])

  return {
    ...way,
    missed: missed.filter((name) => open.includes(name)),
    pending,
    isConfirmOpen,
    closeConfirm: () => setConfirmOpen(false),
    tryToGoOn,
    goOnAnyway: way.goOn,
    onClick(event: MouseEvent) {
      if (isByTap && isTapOnAnswer(event)) setTap((count) => count + 1)
    },
    onKeyDown(event: KeyboardEvent) {
      if (!isEnterInField(event)) return
      event.preventDefault()
      tryToGoOn()
    },
  }
}

function usePendingOf(screen: AdScreen): readonly Confirmation[] {
  const { state } = useAd()
  return confirmationsPending(state.draft.values, state.confirmed).filter(
    ({ attributeCode }) => screenOfQuestion(attributeCode) === screen.id,
  )
}

/** By a finger or a mouse: arrow keys walk over the answers and choose none for good. */
function isTapOnAnswer({ target, detail }: MouseEvent): boolean {
  return detail > 0 && target instanceof Element && target.closest('label') !== null
}

/** Enter in a line or on an answer; lists, buttons, long texts and forms have their own. */
function isEnterInField({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return false
  if (!(target instanceof HTMLInputElement) || target.form !== null) return false
  return target.type !== 'file' && target.getAttribute('role') !== 'combobox'
}

function showField(name: string): void {
  const [first, index] = name.split('.')
  const field = document.getElementById(first === 'damage' ? `damage-${index}` : fieldId(name))
  if (!field) return
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.scrollIntoView({ block: 'center' })
  const inputs = 'input:not([type=hidden]):not([tabindex="-1"]),select,textarea,button'
  field.querySelector<HTMLElement>(inputs)?.focus({ preventScroll: true })
}
