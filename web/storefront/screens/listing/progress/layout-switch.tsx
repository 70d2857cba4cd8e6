import { useTranslations } from 'use-intl/react'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { recordLayout, screenParameter, useFormLayout, wholePage } from '../editor/form-layout.ts'

/** To the other way of answering: one question after the other, or a whole step on one page. */
export function LayoutSwitch() {
  const t = useTranslations('editor')
  const path = usePath()
  const params = useScreenParams<'adEdit'>()
  const isPage = useFormLayout() === 'page'
  return (
    <LinkButton
      look="quiet"
      size="dense"
      icon={isPage ? 'list-checks' : 'list'}
      href={path('adEdit', params, isPage ? {} : { [screenParameter]: wholePage })}
      onClick={() => recordLayout(isPage ? 'screens' : 'page')}
    >
      {t(isPage ? 'toScreens' : 'toPage')}
    </LinkButton>
  )
}
