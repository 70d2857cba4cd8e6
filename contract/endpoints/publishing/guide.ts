import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { richBlock } from '../../rich-text.ts'

/** The sell guide (spec 2): articles and who writes them, in the reader's language or, where that is missing, in German. */

const localeCode = z.string().max(5)
const slug = z.string().min(1).max(120)

const author = z.object({ slug: z.string(), name: z.string(), summary: z.string() })

const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Name of a drawing; null where there is none. */
  drawing: z.string().nullable(),
  /** ISO date of the day on which what it says was last checked. */
  checkedOn: z.string(),
  /** How long it takes to read, at least one. */
  minutes: z.int(),
  /** Language of the text; another one than asked for where that is missing. */
  language: z.string(),
})
export type ArticleCard = z.infer<typeof articleCard>

/** The same page in the other languages that have it, by the name in their address. */
const slugs = z.array(z.object({ locale: z.string(), slug: z.string() }))

const guideArticle = articleCard.extend({
  author: author.nullable(),
  blocks: z.array(richBlock),
  slugs,
  /** The next ones in the guide's order. */
  others: z.array(articleCard),
})
export type GuideArticle = z.infer<typeof guideArticle>

export const guideEndpoints = {
  readGuide: endpoint({
    method: 'GET',
    path: '/api/public/guide/{locale}',
    access: 'public',
    summary: 'The articles of the sell guide and their authors',
    params: z.object({ locale: localeCode }),
    output: z.object({ articles: z.array(articleCard), authors: z.array(author) }),
  }),
  readArticle: endpoint({
    method: 'GET',
    path: '/api/public/guide/{locale}/{slug}',
    access: 'public',
    summary: 'An article; its name in any language finds it',
    params: z.object({ locale: localeCode, slug }),
    output: guideArticle,
    refusals: ['NOT_FOUND'],
  }),
  readAuthor: endpoint({
    method: 'GET',
    path: '/api/public/authors/{locale}/{slug}',
    access: 'public',
    summary: 'Who writes in the guide, with their articles',
    params: z.object({ locale: localeCode, slug }),
    output: author.extend({
      blocks: z.array(richBlock),
      slugs,
      articles: z.array(articleCard),
      language: z.string(),
    }),
    refusals: ['NOT_FOUND'],
  }),
} as const
