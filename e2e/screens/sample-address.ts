import type { Page } from 'playwright-core'
import type { Locale } from '#locales/locales.ts'
import { pathToLoose, type RouteName, slotsOf, templateOf } from '#locales/paths.ts'
import { type Sample, samples } from './screen-samples.ts'

/** The path of a sample; undefined where the page that should link to it has no such link. */
export async function addressOf(
  page: Page,
  { route, sample, locale }: { route: RouteName; sample: Sample; locale: Locale },
): Promise<string | undefined> {
  const { linkedFrom, params, query } = sample
  if (linkedFrom === undefined) return pathToLoose(route, locale, params ?? {}, query)
  const [first] = samples[linkedFrom]
  const before = await addressOf(page, {
    route: linkedFrom,
    sample: { ...first, ...(sample.as && { as: sample.as }) },
    locale,
  })
  if (before === undefined) return undefined
  await page.goto(new URL(before, page.url()).href, { waitUntil: 'networkidle' })
  const paths = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const pattern = patternOf(route, locale)
  return paths.find((path) => pattern.test(path))
}

function patternOf(route: RouteName, locale: Locale): RegExp {
  const template = templateOf(route, locale)
  const optional = slotsOf(template).length > 0 && template.endsWith('?}')
  const plain = template.replace(/\/\{[^}]+\?\}$/, '').replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${plain}${optional ? '(?:/[^/]+)?' : ''}$`)
}
