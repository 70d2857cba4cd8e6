import { useTranslations } from 'use-intl/react'
import { Banner } from '#web/ui/status/banner.tsx'
import type { HeldBack } from './held-back.ts'

/** Beside a button that was pressed and did not go on. */
export function HeldBackBanner({ reason }: { reason: HeldBack | undefined }) {
  const t = useTranslations('editor.save.heldBack')
  if (reason === undefined) return null
  return (
    <Banner tone={reason === 'no_net' || reason === 'files' ? 'warn' : 'bad'} role="alert">
      {t(reason)}
    </Banner>
  )
}
