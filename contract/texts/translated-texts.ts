import { z } from 'zod'
import { LocaleCode } from '../account-fields.ts'

/** In the caller's language where it was translated; else as written, in `locale`. */
export const shownText = z.object({
  text: z.string(),
  locale: LocaleCode,
  /** What was written, when `text` is a translation of it. */
  original: z.object({ text: z.string(), locale: LocaleCode }).nullable(),
})
export type ShownText = z.infer<typeof shownText>

/**
 * What was translated of an ad into the caller's language, by the attribute's code, `damage/<sortOrder>` for what is
 * said of a damage; what is missing is shown as written.
 */
export const translatedTexts = z.record(z.string(), z.string())
export type TranslatedTexts = z.infer<typeof translatedTexts>
