import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Fills in the steps of an ad as its seller would: one table of answers, all through the page. */

type Answer = readonly [code: string, answer: string]

/** Chosen from a list, ticked, or typed, in the order of the page. */
type Answers = {
  readonly choose?: readonly Answer[]
  readonly pick?: readonly Answer[]
  readonly type?: readonly Answer[]
}

export async function fillIn(page: Page, answers: Answers): Promise<void> {
  for (const [code, option] of answers.choose ?? []) {
    await page.locator(`#field-${code} select`).selectOption(option)
    await confirmIfAsked(page)
  }
  for (const [code, option] of answers.pick ?? []) {
    await page.locator(`#field-${code} input[value="${option}"]`).check()
    await confirmIfAsked(page)
  }
  for (const [code, text] of answers.type ?? []) await type(page, code, text)
}

/** Answers that are rare are asked once more, where they are given (spec, confirmation flags). */
async function confirmIfAsked(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) {
    await question.getByRole('button', { name: 'Ja, das stimmt' }).click()
  }
}

async function type(page: Page, code: string, text: string): Promise<void> {
  const input = page.locator(`#field-${code} input`).first()
  await input.fill(text)
  await input.blur()
}

export async function fillInMonth(page: Page, code: string, month: string): Promise<void> {
  const [year = '', number = ''] = month.split('-')
  await page.locator(`#field-${code} select`).selectOption(number)
  await page.locator(`#field-${code} input[inputmode=numeric]`).fill(year)
}

/** What the page still names as missing gets the answer that stands last; answers may ask for more. */
export async function answerTheRest(page: Page): Promise<void> {
  const chips = page.locator('main section a[href*="#field-"]')
  for (let round = 0; round < 4 && (await chips.count()) > 0; round += 1) {
    const missing = await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('href')))
    for (const href of missing) await answer(page, href?.split('#field-')[1] ?? '')
  }
}

async function answer(page: Page, code: string): Promise<void> {
  // The answer before may have settled this one as well.
  if ((await page.locator(`main section a[href$="#field-${code}"]`).count()) === 0) return
  const field = page.locator(`[id="field-${code}"]`)
  const choices = field.locator('select')
  const ticks = field.locator('input[type=radio],input[type=checkbox]')
  const isMonth = (await field.locator('input[inputmode=numeric]').count()) > 0
  if ((await choices.count()) > 0 && isMonth) await fillInMonth(page, code, '2025-05')
  else if ((await choices.count()) > 0) await choices.first().selectOption({ index: 1 })
  else if ((await ticks.count()) > 0) await ticks.last().check()
  else await type(page, code, code.startsWith('awning') ? '3000' : '100')
  await confirmIfAsked(page)
}

export async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Weiter: ${step}` }).click()
  const isThere = page.locator('[aria-current=step]', { hasText: step })
  const question = page.getByRole('alertdialog')
  // Answers that are rare are asked once more, one after the other (spec, confirmation flags).
  await isThere.or(question).first().waitFor()
  while (await question.isVisible()) {
    await question.getByRole('button', { name: 'Ja, das stimmt' }).click()
    await isThere.or(question).first().waitFor()
  }
}

/** A motorhome by the sea, drawn for the journey. */
export function drawPicture(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="#9cc7de"/>
    <rect y="640" width="1200" height="260" fill="#d9cba3"/>
    <rect x="200" y="300" width="760" height="340" rx="60" fill="#fff"/>
    <circle cx="360" cy="650" r="64" fill="#333"/><circle cx="800" cy="650" r="64" fill="#333"/>
  </svg>`
  return sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
}

/** The smallest valid PDF. */
export function makePdf(): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
      'trailer<</Root 1 0 R>>',
      'startxref',
      '0',
      '%%EOF',
      '',
    ].join('\n'),
  )
}
