import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { useCompany } from './company.ts'
import styles from './content.module.css'

/** A short page that ends with a mail to the company. */
export function WriteToUs(texts: {
  title: string
  lead: string
  text: string
  write: string
  /** Beside the button. */
  children?: ReactNode
}) {
  const { email } = useCompany()
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <p>{texts.text}</p>
      <Cluster className={styles.end}>
        <LinkButton look="primary" icon="mail" href={`mailto:${email}`}>
          {texts.write}
        </LinkButton>
        {texts.children}
      </Cluster>
    </Page>
  )
}
