import { useTranslations } from 'use-intl/react'
import { useLanguageName } from '#web/language/language-name.ts'
import { useLocale } from '#web/language/language-provider.tsx'

/** Names the language of what the seller wrote where it is not its reader's. */
export function OriginalNote({ writtenIn }: { writtenIn: string | null }) {
  const t = useTranslations('questions')
  const language = useLanguageName()
  const locale = useLocale()
  if (writtenIn === null || writtenIn === locale) return null
  return <p className="muted small">{t('originalIn', { language: language(writtenIn) })}</p>
}
