import { locales } from '#locales/locales.ts'
import { describeDocumentsIn } from './testing/documents-in-language.ts'

for (const locale of locales) describeDocumentsIn(locale)
