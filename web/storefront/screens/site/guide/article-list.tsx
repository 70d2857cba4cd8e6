import { useTranslations } from 'use-intl/react'
import type { ArticleCard } from '#contract/endpoints/publishing/guide.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './guide.module.css'

/** Articles as tiles: drawing, title, what they say and how long they take. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleTile article={article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleTile({ article }: { article: ArticleCard }) {
  const t = useTranslations('site.guide')
  const path = usePath()
  const locale = useLocale()
  const { slug, title, summary, drawing, minutes, language } = article
  return (
    <article className={styles.tile} lang={language === locale ? undefined : language}>
      {drawing !== null && (
        <div className={styles.drawing}>
          <GuideDrawing name={drawing} />
        </div>
      )}
      <h2>
        <Link href={path('sellGuideArticle', { slug })}>{title}</Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.minutes}>{t('minutes', { count: minutes })}</p>
    </article>
  )
}
