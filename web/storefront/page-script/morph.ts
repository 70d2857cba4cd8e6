/**
 * Changes what is shown into what the server has drawn anew, element by element: what is alike stays,
 * and with it the focus, an open menu, and what is typed.
 */

type Options = {
  /** Whether this element is replaced as a whole, as the content of another screen is. */
  readonly isReplaced?: (element: Element) => boolean
  /** Takes over an element that is not to be touched from here, an island that is alive for example. */
  readonly takesOver?: (shown: Element, wanted: Element) => boolean
  /** What somebody is typing stays, whatever the server has drawn. */
  readonly keepsTyped?: boolean
}

export function morph(shown: Element, wanted: Element, options: Options = {}): void {
  if (shown.isEqualNode(wanted) && !shown.querySelector('input, select')) return
  if (options.takesOver?.(shown, wanted)) return
  if (options.isReplaced?.(shown)) {
    shown.replaceWith(document.importNode(wanted, true))
    return
  }
  morphAttributes(shown, wanted)
  morphChildren(shown, wanted, options)
  morphControl(shown, wanted, options.keepsTyped === true)
}

/** What the reader opened stays open. */
const readersOwn = new Set(['open', 'aria-expanded', 'inert', 'data-beneath'])

function morphAttributes(shown: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value && !readersOwn.has(name)) shown.setAttribute(name, value)
  }
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && !readersOwn.has(name)) shown.removeAttribute(name)
  }
}

function morphChildren(parent: Element, wantedParent: Element, options: Options): void {
  const named = new Map<string, Element>()
  for (const child of parent.children) if (child.id !== '') named.set(child.id, child)
  let place = parent.firstChild
  for (const wanted of [...wantedParent.childNodes]) {
    const match = matchOf(wanted, place, named)
    if (match === null) {
      parent.insertBefore(document.importNode(wanted, true), place)
      continue
    }
    if (match === place) place = place.nextSibling
    else parent.insertBefore(match, place)
    if (match instanceof Element) morph(match, wanted as Element, options)
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue
  }
  while (place) {
    const next = place.nextSibling
    place.remove()
    place = next
  }
}

/** The one of the same id, else what stands here, if it is of the same kind. */
function matchOf(
  wanted: Node,
  place: ChildNode | null,
  named: ReadonlyMap<string, Element>,
): ChildNode | null {
  if (wanted instanceof Element && wanted.id !== '') {
    const known = named.get(wanted.id)
    return known?.nodeName === wanted.nodeName ? known : null
  }
  if (place === null || place.nodeName !== wanted.nodeName) return null
  return place instanceof Element && place.id !== '' ? null : place
}

/** A control has a value of its own beside its attribute. */
function morphControl(shown: Element, wanted: Element, keepsTyped: boolean): void {
  if (shown instanceof HTMLInputElement && wanted instanceof HTMLInputElement) {
    const isCheck = shown.type === 'checkbox' || shown.type === 'radio'
    if (isCheck) shown.checked = wanted.defaultChecked
    else if (!keepsTyped || shown !== document.activeElement) shown.value = wanted.defaultValue
  }
  if (shown instanceof HTMLSelectElement && wanted instanceof HTMLSelectElement) {
    shown.value = wanted.value
  }
}
