import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { offeredProviders } from '#domain/account/email-providers.ts'
import type { Locale } from '#locales/locales.ts'
import { textsOf } from '#locales/texts.ts'
import { drawPicture } from './ad-form.ts'
import { mailedCode } from './mailbox.ts'

/** An owner's hand on a phone, which goes through an ad screen by screen. */

export type NamedFile = {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** What a hand does, counted. Each owner has an address of their own. */
export class Hand {
  taps = 0
  /** Of the taps, those that confirm a flagged answer. */
  confirmed = 0
  typed = 0
  screens: string[] = []
  /** Before the `@`; the provider is pressed. */
  readonly mailName = `anna-${crypto.randomUUID().slice(0, 8)}`
  readonly page: Page
  readonly locale: Locale

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page
    this.locale = locale
  }

  get texts() {
    return {
      editor: textsOf(this.locale, 'editor'),
      code: textsOf(this.locale, 'auth'),
      vehicle: textsOf(this.locale, 'vehicle'),
    }
  }

  async tap(role: 'button' | 'option' | 'link', name: string | RegExp): Promise<void> {
    this.taps += 1
    await this.page
      .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
      .click()
  }

  /** On the label: the input itself lies invisible below it. */
  async choose(code: string, option: string): Promise<void> {
    this.taps += 1
    await this.page.locator(`#field-${code} label:has(input[value="${option}"])`).click()
  }

  /** The first of the answers that are offered. */
  async chooseFirst(code: string): Promise<void> {
    this.taps += 1
    await this.page.locator(`#field-${code} label:has(input[type=radio])`).first().click()
  }

  /** Answers that are often given in haste are asked once more, at once. */
  async confirm(): Promise<void> {
    this.confirmed += 1
    await this.tap('button', this.texts.vehicle('confirm.yes'))
  }

  async fill(selector: string, text: string, isFocused = false): Promise<void> {
    this.taps += isFocused ? 0 : 1
    this.typed += text.length
    const input = this.page.locator(selector).first()
    if (!isFocused) await input.click()
    await expect.poll(() => input.evaluate((each) => each === document.activeElement)).toBe(true)
    await this.page.keyboard.type(text)
  }

  /** Opens the list of files and takes one. */
  async file(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.taps += 2
    const input = this.page.locator('input[type=file]').first()
    await this.giveFiles(input, [{ name, mimeType, buffer }])
  }

  giveFiles(input: Locator, files: readonly NamedFile[]): Promise<void> {
    return input.setInputFiles([...files])
  }

  /** Whoever pastes a text pastes it whole. */
  paste(input: Locator, text: string): Promise<void> {
    return input.fill(text)
  }

  /** To the next field by the keyboard's own key, which counts as typed. */
  async nextTo(code: string, text: string): Promise<void> {
    this.typed += 1
    await this.page.keyboard.press('Enter')
    await this.fill(`#field-${code} input`, text, true)
  }

  /** Opens the list of files, takes each, and says that these are all. */
  async takePictures(count: number): Promise<void> {
    this.taps += 1 + count + (count > 1 ? 1 : 0)
    const buffer = await drawPicture()
    const files = Array.from({ length: count }, (_, index) => ({
      name: `bild-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }))
    await this.giveFiles(this.page.locator('input[type=file][multiple]').first(), files)
    const main = this.texts.editor('images.main')
    await this.page.getByRole('button', { name: new RegExp(`^${main}: `) }).waitFor()
    await this.goOn()
  }

  /** The key of the keyboard that leads from field to field leads on from the last one; it counts as typed. */
  async goOnByKey(): Promise<void> {
    this.typed += 1
    await this.page.keyboard.press('Enter')
  }

  goOn(): Promise<void> {
    return this.tap('button', this.texts.editor('goOn'))
  }
}

/** The address in the only field of its screen, with its provider pressed; then the code that is mailed. */
export async function enterByCode(hand: Hand): Promise<void> {
  const { page, texts, mailName } = hand
  const [, provider = ''] = offeredProviders(mailName, hand.locale)
  const email = `${mailName}@${provider}`
  await hand.fill('input[type=email]', mailName, true)
  await hand.tap('button', `@${provider}`)
  await hand.tap('button', texts.code('code.send'))
  const code = await mailedCode(email)
  hand.typed += code.length
  // It is the only field, and whoever pastes the code pastes it with its blank.
  const digits = page.getByLabel(texts.code('code.digits'))
  await hand.paste(digits, `${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByText(texts.editor('email.verified', { email })).waitFor()
}

/** A tap into the first field; the keyboard's own key leads to the others. */
export async function introduce(
  hand: Hand,
  person: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [index, [code, text]] of Object.entries(person).entries()) {
    if (index === 0) await hand.fill(`#field-${code} input`, text)
    else await hand.nextTo(code, text)
  }
}

export function screenOf(page: Page): string {
  return new URL(page.url()).searchParams.get('screen') ?? ''
}
