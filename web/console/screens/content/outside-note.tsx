import { useTranslations } from 'use-intl/react'
import type { OutsideContent } from '#contract/endpoints/publishing/publishing.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** Where these texts are written, and whether what is read of them is up to date. */
export function OutsideNote({ outside }: { outside: OutsideContent }) {
  const t = useTranslations('console-content.outside')
  const format = useFormat()
  if (outside === null) return null
  const { host, readAt, failure } = outside
  return (
    <Banner tone={failure === null ? 'info' : 'warn'}>
      {[
        t('written', { host }),
        readAt === null ? t('never', { host }) : t('readAt', { at: format.dateTime(readAt) }),
        failure !== null && t('failure', { cause: failure }),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ')}
    </Banner>
  )
}
