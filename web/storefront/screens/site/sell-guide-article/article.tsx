import { useTranslations } from 'use-intl/react'
import type { GuideArticle } from '#contract/endpoints/publishing/guide.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import styles from '../guide/guide.module.css'
import { SellOffer } from '../guide/sell-offer.tsx'

/** Text first: what it says in short, the text in one column, the one offer at its side. */
export function Article({ article }: { article: GuideArticle }) {
  const t = useTranslations('site.guide')
  const path = usePath()
  const locale = useLocale()
  const { title, summary, language, others } = article
  const lang = language === locale ? undefined : language
  const [first, ...rest] = article.blocks
  const short = first?.kind === 'list' && !first.isOrdered ? first : undefined
  return (
    <Page as="main" id="main" className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs
          label={t('crumbs')}
          crumbs={[{ label: t('crumb'), href: path('sellGuide') }, { label: title }]}
        />
        <h1 lang={lang}>{title}</h1>
        <p className={styles.lead} lang={lang}>
          {summary}
        </p>
        <Facts article={article} />
        {lang !== undefined && <Banner tone="info">{t('otherLanguage')}</Banner>}
      </header>
      <Columns
        asideLabel={t('aside')}
        asideWidth="narrow"
        aside={
          <div className={styles.side}>
            <Contents article={article} />
            <SellOffer />
          </div>
        }
      >
        <article className={styles.text} lang={lang}>
          {short && <InShort entries={short.entries} />}
          <RichText
            blocks={short ? rest : article.blocks}
            drawing={(name, label) => <GuideDrawing name={name} label={label} />}
          />
        </article>
        {others.length > 0 && (
          <nav className={styles.others} aria-label={t('others')}>
            {others.map(({ slug, title: other }) => (
              <Link key={slug} href={path('sellGuideArticle', { slug })} className={styles.other}>
                <span className={styles.minutes}>{t('readOn')}</span>
                <strong>{other}</strong>
              </Link>
            ))}
          </nav>
        )}
      </Columns>
    </Page>
  )
}

function Facts({ article }: { article: GuideArticle }) {
  const t = useTranslations('site.guide')
  const path = usePath()
  const format = useFormat()
  const { minutes, author, checkedOn } = article
  return (
    <p className={styles.facts}>
      <span>{t('minutes', { count: minutes })}</span>
      {author && <Link href={path('blogAuthor', { slug: author.slug })}>{author.name}</Link>}
      {checkedOn !== '' && <span>{t('checkedOn', { date: format.date(checkedOn) })}</span>}
    </p>
  )
}

type Runs = readonly { readonly text: string }[]

function InShort({ entries }: { entries: readonly Runs[] }) {
  const t = useTranslations('site.guide')
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short">{t('inShort')}</h2>
      <ul>
        {entries.map((runs) => {
          const text = runs.map((run) => run.text).join('')
          return (
            <li key={text}>
              <Icon icon="check" />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Contents({ article }: { article: GuideArticle }) {
  const t = useTranslations('site.guide')
  const headings = article.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  )
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
