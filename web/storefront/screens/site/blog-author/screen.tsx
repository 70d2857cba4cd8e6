import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, LoadContext, Title } from '#web/storefront/page/screen.ts'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Page, Section } from '#web/ui/layout/page.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { ArticleList } from '../guide/article-list.tsx'
import styles from '../guide/guide.module.css'

type Context = Omit<LoadContext<'blogAuthor'>, 'signal'>

const asked = ({ query, locale, params }: Pick<Context, 'query' | 'locale' | 'params'>) =>
  query.guide.readAuthor({ params: { locale, slug: params.slug } })

export const load: Load<'blogAuthor'> = async (context) => {
  const { slug } = await context.queryClient.ensureQueryData(asked(context))
  if (slug === context.params.slug) return
  throw redirect(pathTo('blogAuthor', context.locale, { slug }), 301)
}

const loaded = (context: Context) => context.queryClient.getQueryData(asked(context).queryKey)

export const title: Title<'blogAuthor'> = (context) => loaded(context)?.name ?? ''

export const description: Title<'blogAuthor'> = (context) => loaded(context)?.summary ?? ''

export function Screen() {
  const t = useTranslations('site.guide')
  const path = usePath()
  const locale = useLocale()
  const { slug } = useScreenParams<'blogAuthor'>()
  const { data } = useSuspenseQuery(useApiQueries().guide.readAuthor({ params: { locale, slug } }))
  return (
    <Page as="main" id="main" className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs
          label={t('crumbs')}
          crumbs={[{ label: t('crumb'), href: path('sellGuide') }, { label: data.name }]}
        />
        <h1>{data.name}</h1>
        <p className={styles.lead}>{data.summary}</p>
      </header>
      <div className={styles.text} lang={data.language === locale ? undefined : data.language}>
        <RichText
          blocks={data.blocks}
          drawing={(name, label) => <GuideDrawing name={name} label={label} />}
        />
      </div>
      {data.articles.length > 0 && (
        <div className={styles.end}>
          <Section title={t('articlesOf', { name: data.name })}>
            <ArticleList articles={data.articles} />
          </Section>
        </div>
      )}
    </Page>
  )
}
