import { Mail } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { ensureCompany, useCompany } from '../prose/company.ts'
import styles from '../prose/prose.module.css'

export const load = ensureCompany

export function Screen() {
  const t = useTranslations('site.partner')
  const tTitle = useTranslations('shell.titles')
  const { email } = useCompany()
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={tTitle('partner')} lead={t('lead')} />
      <p>{t('text')}</p>
      <Cluster className={styles.end}>
        <LinkButton look="primary" icon={Mail} href={`mailto:${email}`}>
          {t('write')}
        </LinkButton>
      </Cluster>
    </Page>
  )
}
