import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Locale } from '#locales/locales.ts'

type Violation = {
  readonly id: string
  readonly impact?: string | null
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

const isLong = process.env.CM24_LONG === '1'

/**
 * Whether axe-core looks at a page in this language. All languages share every element, so that one of
 * them is enough for each change; `npm run test:long` looks at the others, whose words differ.
 */
export function isAskedOfAxe(locale: Locale): boolean {
  return locale === 'de' || isLong
}

/** In px. A desk shows most of a page at once, so each change is looked at there, and on a phone by `npm run test:long`. */
export function widthsForAxe(locale: Locale): readonly number[] {
  if (isLong) return [375, 1440]
  return isAskedOfAxe(locale) ? [1440] : []
}

/** What axe-core finds on the page, or within a part of it, and calls serious or critical. */
export async function seriousViolations(page: Page, within?: string): Promise<string[]> {
  return violationsOf(page, within === undefined ? 'document' : JSON.stringify(within), {})
}

/** Texts that are hard to read in the colours of the night, which change nothing else. */
export async function contrastByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await violationsOf(page, 'document', { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

async function violationsOf(page: Page, part: string, asked: axe.RunOptions): Promise<string[]> {
  await page.evaluate(axe.source)
  const options = JSON.stringify({ ...asked, resultTypes: ['violations'] })
  const violations = (await page.evaluate(
    `axe.run(${part}, ${options}).then(({ violations }) => violations)`,
  )) as readonly Violation[] // The result of axe-core.
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How many pixels the page is wider than its window. */
export async function overflowPixels(page: Page): Promise<number> {
  const width = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return Number(width)
}

/** The placeholders of empty fields that are too narrow for them. */
export async function cutOffFields(page: Page): Promise<string[]> {
  return page.locator('input:visible').evaluateAll((fields) => {
    // Copied one by one: browsers give the shorthand only where no font variant is set.
    const ofTheType = ['fontFamily', 'fontSize', 'fontWeight', 'fontVariantNumeric'] as const
    return fields.flatMap((field) => {
      if (!(field instanceof HTMLInputElement) || field.value !== '') return []
      const { placeholder, clientWidth } = field
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      const type = getComputedStyle(field, '::placeholder')
      const placeholderText = document.createElement('span')
      placeholderText.append(placeholder)
      for (const part of ofTheType) placeholderText.style[part] = type[part]
      Object.assign(placeholderText.style, { position: 'absolute', whiteSpace: 'nowrap' })
      document.body.append(placeholderText)
      const { width } = placeholderText.getBoundingClientRect()
      placeholderText.remove()
      const sides = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return width > clientWidth - sides + 1 ? [placeholder] : []
    })
  })
}

/** Keys of messages without a text: `area.part.name` where a sentence should stand. */
export async function rawMessageKeys(page: Page, areas: readonly string[]): Promise<string[]> {
  const text = await page.locator('body').innerText()
  const key = new RegExp(String.raw`(?<![@/.\w])(?:${areas.join('|')})\.[a-z]\w*(?:\.\w+)*\b`, 'g')
  return text.match(key) ?? []
}
