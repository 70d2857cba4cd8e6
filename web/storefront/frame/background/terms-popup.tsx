import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Link } from '#web/ui/link.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../forms/use-form-problem.ts'
import { useCurrentRoute, usePath } from '../../page/page-provider.tsx'
import { useAcceptTerms } from '../../visitor/use-accept-terms.ts'
import { useVisitor } from '../../visitor/use-visitor.ts'

/**
 * A dealer is asked until the terms in force are accepted (spec 9.5). Nothing but accepting closes
 * it; the terms themselves open beside it.
 */
export function TermsPopup() {
  const t = useTranslations('account.terms')
  const locale = useLocale()
  const format = useFormat()
  const path = usePath()
  const { mustAcceptTerms } = useVisitor()
  const route = useCurrentRoute()
  const accept = useAcceptTerms()
  const { sentence } = useFormProblem(accept.error)
  const { data: terms } = useQuery({
    ...useApiQueries().content.readTerms({ query: { locale } }),
    enabled: mustAcceptTerms,
  })
  if (!mustAcceptTerms) return null
  const { validFrom, changes } = terms?.data.attributes ?? {}
  // The terms themselves must be readable without their own popup over them.
  const isOpen = route?.name !== 'terms'
  return (
    <Dialog
      open={isOpen}
      onClose={() => undefined}
      role="alertdialog"
      isUnavoidable
      title={t('title')}
      actions={
        <Button look="primary" busy={accept.isPending} onClick={() => accept.mutate({})}>
          {t('accept')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('text')}</p>
        {validFrom && (
          <p>
            <b>{t('from', { date: format.longDate(validFrom) })}</b> {changes}
          </p>
        )}
        <p>
          <Link href={path('terms')} target="_blank">
            {t('read')}
          </Link>
        </p>
        {sentence && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
