import { useTranslations } from 'use-intl/react'
import type { ImportSource } from '#domain/listing/importing/imported-answers.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useConfirmImported } from './use-confirm-imported.ts'
import { portalNames } from './way.ts'

/** Below an answer that came from outside: where from, and one press that says it is right. */
export function ImportedMark({ code, source }: { code: string; source: ImportSource }) {
  const t = useTranslations('ad-help.import')
  const { isHelper } = useAd()
  const { confirm, call } = useConfirmImported()
  const codes = code === 'first_registration_year' ? [code, 'first_registration_month'] : [code]
  return (
    <Banner
      tone="info"
      actions={
        !isHelper && (
          <Button size="dense" busy={call.isPending} onClick={() => confirm(codes)}>
            {t('markYes')}
          </Button>
        )
      }
    >
      {call.isError ? t('markFailed') : whereFrom(source)}
    </Banner>
  )

  function whereFrom(origin: ImportSource): string {
    if (origin === 'rdw') return t('mark.rdw')
    if (origin === 'syscara') return t('mark.stock')
    return t('mark.portal', { portal: portalNames[origin] })
  }
}
