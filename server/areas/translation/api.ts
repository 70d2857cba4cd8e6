/** What the rest of the server may use of this area. */

export { findTranslations, translateTexts } from './translate-texts.ts'
