import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ContentPageName } from '#contract/endpoints/content.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import styles from './content.module.css'
import { ContentBlocks } from './content-blocks.tsx'
import { contentQuery } from './content-query.ts'

type LegalRoute = 'terms' | 'privacy' | 'imprint'

export function loadLegal(page: ContentPageName): Load<LegalRoute> {
  return ({ query, queryClient, locale }) =>
    queryClient.ensureQueryData(contentQuery(query, page, locale))
}

export function titleOfLegal(page: ContentPageName): Title<LegalRoute> {
  return ({ query, queryClient, locale }) =>
    queryClient.getQueryData(contentQuery(query, page, locale).queryKey)?.title ?? ''
}

/** A text that binds, with its version and the day it holds from (spec 9.5). */
export function LegalPage({ page, end }: { page: ContentPageName; end?: ReactNode }) {
  const t = useTranslations('site.legal')
  const format = useFormat()
  const locale = useLocale()
  const { data } = useSuspenseQuery(contentQuery(useApiQueries(), page, locale))
  const { title, version, validFrom, changes, blocks } = data
  const lead = [
    version && t('version', { version }),
    validFrom && t('validFrom', { date: format.date(validFrom) }),
  ].filter(Boolean)
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <PageHead title={title} lead={lead.length > 0 ? lead.join(', ') : undefined} />
      <article className={styles.text}>
        {changes && (
          <p className={styles.changes}>
            <strong>{t('changes')}</strong> {changes}
          </p>
        )}
        <ContentBlocks blocks={blocks} />
        {end && <p>{end}</p>}
      </article>
    </Page>
  )
}
