import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead, Section } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ArticleList } from '../guide/article-list.tsx'
import styles from '../guide/guide.module.css'
import { SellOffer } from '../guide/sell-offer.tsx'

export const load: Load<'sellGuide'> = ({ query, queryClient, locale }) =>
  queryClient.ensureQueryData(query.guide.readGuide({ params: { locale } }))

export const description: Title<'sellGuide'> = ({ texts }) => texts('site.guide.lead')

export function Screen() {
  const t = useTranslations('site.guide')
  const path = usePath()
  const { data } = useSuspenseQuery(
    useApiQueries().guide.readGuide({ params: { locale: useLocale() } }),
  )
  const { articles, authors } = data
  return (
    <Page as="main" id="main" className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {articles.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing kind="search" />}
          title={t('none.title')}
          action={<LinkButton href={path('faq')}>{t('none.action')}</LinkButton>}
        />
      ) : (
        <ArticleList articles={articles} />
      )}
      {authors.length > 0 && (
        <div className={styles.end}>
          <Section title={t('authors')}>
            <ul className={styles.authors}>
              {authors.map(({ slug, name, summary }) => (
                <li key={slug}>
                  <Link href={path('blogAuthor', { slug })}>{name}</Link>
                  <p className={styles.summary}>{summary}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      <div className={styles.end}>
        <SellOffer />
      </div>
    </Page>
  )
}
