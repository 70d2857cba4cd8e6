import type { GuideArticle } from '#contract/endpoints/publishing/guide.ts'

/** An article of the guide in the words of schema.org. Teams write it, so its author is an organization. */
export function articleData(
  article: Pick<GuideArticle, 'title' | 'summary' | 'checkedOn' | 'language' | 'author'>,
  at: { address: string; publisher: string; authorAddress: string | null },
): Readonly<Record<string, unknown>> {
  const { title, summary, checkedOn, language, author } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${at.address}#article`,
    url: at.address,
    mainEntityOfPage: at.address,
    headline: title,
    description: summary,
    inLanguage: language,
    ...(checkedOn !== '' && { datePublished: checkedOn, dateModified: checkedOn }),
    publisher: { '@type': 'Organization', name: at.publisher },
    ...(author && {
      author: { '@type': 'Organization', name: author.name, url: at.authorAddress },
    }),
  }
}
