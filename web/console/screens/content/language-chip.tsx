import { useTranslations } from 'use-intl/react'
import { StatusChip } from '#web/ui/status/status-chip.tsx'

export type LanguageStanding = {
  readonly locale: string
  readonly title: string
  readonly shown: 'first' | 'own' | 'withdrawn' | 'none'
  readonly hasDraft: boolean
  readonly publishAt: string | null
}

/** Whether there is more to say of a language than that its text is on the site. */
export function needsChip({ shown, hasDraft }: LanguageStanding): boolean {
  return hasDraft || shown === 'none' || shown === 'withdrawn'
}

export function LanguageChip({ language }: { language: LanguageStanding }) {
  const t = useTranslations('console-content.state')
  const { locale, shown, hasDraft, publishAt } = language
  const code = locale.toUpperCase()
  if (publishAt !== null) return <StatusChip tone="late">{t('scheduled', { code })}</StatusChip>
  if (hasDraft) return <StatusChip tone="brand">{t('draft', { code })}</StatusChip>
  if (shown === 'none') return <StatusChip tone="warn">{t('none', { code })}</StatusChip>
  if (shown === 'withdrawn') return <StatusChip tone="warn">{t('withdrawn', { code })}</StatusChip>
  return <StatusChip tone="good">{t('shown', { code })}</StatusChip>
}
