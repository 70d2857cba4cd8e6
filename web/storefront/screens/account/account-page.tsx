import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { TabLinks } from '#web/ui/navigation/tabs.tsx'
import { usePath } from '../../page/page-provider.tsx'
import { useVisitor } from '../../visitor/use-visitor.ts'
import styles from './account.module.css'

type Part = 'account' | 'accountSettings' | 'accountEmailSettings' | 'companyPeople'

const parts: readonly Part[] = [
  'account',
  'accountSettings',
  'accountEmailSettings',
  'companyPeople',
]

type AccountPageProps = {
  readonly part: Part
  readonly title: string
  readonly lead?: ReactNode
  /** Without a login the other parts do not exist. */
  readonly hasParts?: boolean
  readonly children: ReactNode
}

/** The frame of one's own data: person, settings, mails. */
export function AccountPage({ part, title, lead, hasParts = true, children }: AccountPageProps) {
  const t = useTranslations('account.parts')
  const path = usePath()
  const isDealer = useVisitor().kind === 'merchant'
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <PageHead title={title} lead={lead} />
      {hasParts && (
        <TabLinks
          label={t('label')}
          links={parts
            .filter((name) => name !== 'companyPeople' || isDealer)
            .map((name) => ({
              href: path(name),
              label: t(name),
              current: name === part,
            }))}
        />
      )}
      <div className={styles.body}>{children}</div>
    </Page>
  )
}
