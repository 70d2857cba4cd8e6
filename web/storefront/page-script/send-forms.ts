import { parseNumberText } from '#web/ui/fields/numbers/number-text.ts'
import type { PageChanger } from './change-page.ts'

/**
 * Forms that lead to another address, as filters and searches are. They work without any script; with it
 * the page changes in place, and at once where the form says so.
 */

/** Typing pauses this long before it counts. */
const typingPauseMs = 350

export function sendForms({ goTo }: PageChanger): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented)
      return
    event.preventDefault()
    goTo(addressOf(form), { staysInPlace: isEager(form) })
  })
  document.addEventListener('change', (event) => {
    const form = formOf(event)
    if (form && isEager(form)) goTo(addressOf(form), { staysInPlace: true })
  })
  let typing: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('input', (event) => {
    const form = formOf(event)
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
    if (!form || !isEager(form) || !isSearch) return
    clearTimeout(typing)
    // Each pause in typing would be a step of the back button otherwise.
    const send = () => goTo(addressOf(form), { staysInPlace: true, isReplacing: true })
    typing = setTimeout(send, typingPauseMs)
  })
}

function formOf({ target }: Event): HTMLFormElement | null {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isControl ? target.form : null
}

function isEager(form: HTMLFormElement): boolean {
  return 'eager' in form.dataset
}

/** Only what differs from the plain page, so that addresses stay short. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  address.search = ''
  for (const control of form.elements) {
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (!isField || control.name === '' || control.disabled) continue
    const isBox = control.type === 'checkbox' || control.type === 'radio'
    if (control instanceof HTMLInputElement && isBox && !control.checked) continue
    const value = figureOf(control)
    if (value !== '' && value !== control.dataset.usual)
      address.searchParams.append(control.name, value)
  }
  return address.href
}

/** A figure as an address writes it, however it was typed; nothing where it is none. */
function figureOf({ value, dataset }: HTMLInputElement | HTMLSelectElement): string {
  if (dataset.factor === undefined) return value.trim()
  const decimals = Number(dataset.decimals ?? 0)
  const reading = parseNumberText(value, { locale: document.documentElement.lang, decimals })
  if (reading.kind !== 'number' || reading.value < 0) return ''
  return String(Math.round(reading.value * Number(dataset.factor)))
}
