import { useTranslations } from 'use-intl/react'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Link } from '#web/ui/link.tsx'
import { LegalPage, loadLegal, titleOfLegal } from '../content/legal-page.tsx'

export const load = loadLegal('privacy')
export const title = titleOfLegal('privacy')

export function Screen() {
  const t = useTranslations('site.privacyChoices')
  const path = usePath()
  return <LegalPage page="privacy" end={<Link href={path('privacyChoices')}>{t('link')}</Link>} />
}
