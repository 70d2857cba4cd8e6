/** What the rest of the server may use of this area. */

export { findTranslations, forgetTranslations, translateTexts } from './translate-texts.ts'
export { hashOf, type SourceText } from './translation-store.ts'
