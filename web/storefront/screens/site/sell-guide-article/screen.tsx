import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from 'react-router'
import { pictureAddress } from '#domain/publishing/content-pictures.ts'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load, LoadContext, Title } from '#web/storefront/page/screen.ts'
import { Article } from './article.tsx'

type Context = Omit<LoadContext<'sellGuideArticle'>, 'signal'>

const asked = ({ query, locale, params }: Pick<Context, 'query' | 'locale' | 'params'>) =>
  query.guide.readArticle({ params: { locale, slug: params.slug } })

/** A name that it has in another language leads to the one that it has here. */
export const load: Load<'sellGuideArticle'> = async (context) => {
  const { slug } = await context.queryClient.ensureQueryData(asked(context))
  if (slug === context.params.slug) return
  throw redirect(pathTo('sellGuideArticle', context.locale, { slug }), 301)
}

const loaded = (context: Context) => context.queryClient.getQueryData(asked(context).queryKey)

export const title: Title<'sellGuideArticle'> = (context) => loaded(context)?.title ?? ''

export const description: Title<'sellGuideArticle'> = (context) => loaded(context)?.summary ?? ''

/** Beside a link to it in other people's services. */
export const picture: Title<'sellGuideArticle'> = (context) => {
  const first = loaded(context)?.blocks.find((block) => block.kind === 'picture')
  return first ? pictureAddress(first) : ''
}

export function Screen() {
  const { slug } = useScreenParams<'sellGuideArticle'>()
  const { data } = useSuspenseQuery(
    useApiQueries().guide.readArticle({ params: { locale: useLocale(), slug } }),
  )
  return <Article article={data} />
}
