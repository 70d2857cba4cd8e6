import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { askedOn } from '#domain/listing/screens/screens-of.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { needsDamages } from '#domain/vehicle/required.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { fieldId } from '../fields/field-id.ts'
import { nextEmptyField } from '../fields/next-field.ts'
import { isPictureTravelling } from '../pictures/pictures-on-device.ts'
import { usePendingConfirmations } from '../progress/confirmations.tsx'
import { isOnlyChoice, useQuestions } from './question-fields.tsx'
import { useOpenNames, useScreenWay } from './use-screen.ts'

/** The chosen answer is seen for this long before the next screen comes. */
const seenForMs = 300

/** Going on from a screen: by a tap on the only question's answer, by the button, by Enter in its last field. */
export function useGoingOn(screen: AdScreen) {
  const way = useScreenWay(screen)
  const open = askedOn(screen, useOpenQuestions())
  const pending = usePendingOf(screen)
  const { editor, doubts } = useAd()
  const [missed, setMissed] = useState<readonly string[]>([])
  const askToConfirm = useAskToConfirm()
  // A tap is followed once its answer is known; what it asks for in turn keeps the screen.
  const [tap, setTap] = useState(0)
  const questions = useQuestions(screen)
  const isByTap = screen.content === undefined && !screen.folds && isOnlyChoice(questions)
  const lastOpen = useLastOpen(screen, { questions, open })
  const sayNoDamage = useNoDamage()
  const isDoubted = questions.some(({ attributeCode }) => doubts.has(attributeCode))
  // An odd figure typed last is asked about once before the screen is left.
  const [isAsked, setAsked] = useState(false)

  function goOn() {
    if (pending.length > 0) askToConfirm(pending, way.goOn)
    else way.goOn()
  }
  function tryToGoOn() {
    // The answer asks to be confirmed, as soon as the page knows it.
    if (screen.content === 'damages' && sayNoDamage()) return setTap((count) => count + 1)
    const lacking = open.filter((name) => name !== 'gallery' || !isPictureTravelling(editor))
    const [first] = lacking
    if (first === undefined) {
      setAsked(isDoubted)
      return isDoubted && !isAsked ? undefined : goOn()
    }
    setMissed(lacking)
    // The field says by then what is missing.
    requestAnimationFrame(() => showField(first))
  }

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
    tryToGoOn,
    goOnAnyway: way.goOn,
    /** After answers that came at once; what is still open keeps the screen. */
    goOnIfWhole: () => setTap((count) => count + 1),
    onClick(event: MouseEvent) {
      const isTap = isTapOnAnswer(event) && (isByTap || isWithin(event, lastOpen))
      if (isTap) setTap((count) => count + 1)
    },
    onKeyDown(event: KeyboardEvent) {
      if (!isEnterInField(event)) return
      event.preventDefault()
      const next = nextEmptyField(event.currentTarget, event.target as HTMLInputElement)
      if (next) next.focus()
      else tryToGoOn()
    },
  }
}

/**
 * All else on the screen was answered before it was opened, by the photo of the certificate most often: the one
 * question that is left goes on as if it stood alone. Undefined where optional questions are folded below it.
 */
function useLastOpen(
  screen: AdScreen,
  asked: { readonly questions: readonly AttributeDefinition[]; readonly open: readonly string[] },
): string | undefined {
  const { questions, open } = asked
  const [last] = useState(() => {
    const [only, ...others] = open
    const definition = questions.find(({ attributeCode }) => attributeCode === only)
    const isChoice = definition !== undefined && isOnlyChoice([definition])
    const isAlone = others.length === 0 && questions.length > 1
    return isChoice && isAlone && !screen.content && !screen.folds ? only : undefined
  })
  return last
}

function isWithin({ target }: MouseEvent, name: string | undefined): boolean {
  if (name === undefined || !(target instanceof Element)) return false
  return target.closest(`#${CSS.escape(fieldId(name))}`) !== null
}

/** "That was all" with nothing pointed to says that there is none, where no other answer names one. */
function useNoDamage(): () => boolean {
  const { editor } = useAd()
  return () => {
    const { values, damages } = editor.getState().draft
    const isSaid = values.defects_exists !== undefined || needsDamages(values)
    if (isSaid || damages.length > 0) return false
    editor.change({ values: { defects_exists: 'no' } })
    return true
  }
}

/** A date is one question, though it fills two answers. */
function useOpenQuestions(): readonly string[] {
  const names = useOpenNames().map((name) =>
    name === 'first_registration_month' ? 'first_registration_year' : name,
  )
  return [...new Set(names)]
}

function usePendingOf(screen: AdScreen): readonly string[] {
  const pending = usePendingConfirmations().map(({ attributeCode }) => attributeCode)
  return askedOn(screen, pending)
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
