import { useTranslations } from 'use-intl/react'
import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { useIsOwnKnown } from '#web/storefront/page/server-page.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { LinkMenu } from '#web/ui/overlays/link-menu.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import styles from './saved-searches.module.css'
import type { SavedSearches } from './use-saved-searches.ts'

/** Beside the catalog; all of them have a screen of their own. */
const shownBeside = 8

type SavedSearchesProps = Pick<SavedSearches, 'searches' | 'open'>

/** A dealer's searches above the filters of a desktop, each leading to what it finds. */
export function SavedSearchList({ searches, open }: SavedSearchesProps) {
  const t = useTranslations('catalog.searches')
  const path = usePath()
  const isKnown = useIsOwnKnown()
  if (searches.length === 0) return null
  return (
    <section aria-label={t('title')} className={styles.list}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        <Link href={path('merchantSearches')} className="small">
          {t('all')}
        </Link>
      </div>
      <ul>
        {searches.slice(0, shownBeside).map((search) => {
          const { searchId, name, total, newCount } = search
          const count = { count: total, fresh: newCount }
          return (
            <li key={searchId}>
              <Link
                href={path('catalog', {}, addressOf(search))}
                aria-current={search === open ? 'true' : undefined}
                className={classNames(styles.search, search === open && styles.open)}
              >
                {/* A page that several are sent has as many rows, and nothing in them yet. */}
                <span className={styles.name} title={name}>
                  {name || '\u00a0'}
                </span>
                <NewCount count={newCount} />
                <span className={styles.found}>
                  {isKnown ? t(newCount > 0 ? 'foundNew' : 'found', count) : '\u00a0'}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The same behind a button, where the filters have no place of their own. */
export function SavedSearchMenu({ searches, open }: SavedSearchesProps) {
  const t = useTranslations('catalog.searches')
  const path = usePath()
  const entries = searches.slice(0, shownBeside).map((search) => ({
    href: path('catalog', {}, addressOf(search)),
    label: search.name,
    current: search === open,
    badge: <NewCount count={search.newCount} />,
  }))
  const newCount = searches.reduce((sum, search) => sum + search.newCount, 0)
  return (
    <LinkMenu
      label={
        <>
          {t('menu')} <NewCount count={newCount} />
        </>
      }
      icon="star"
      entries={[...entries, { href: path('merchantSearches'), label: t('all') }]}
    />
  )
}

/** How many came since the last look. */
export function NewCount({ count }: { readonly count: number }) {
  const t = useTranslations('catalog.searches')
  return count > 0 && <Badge count={count} label={t('new', { count })} />
}

/** Its filter, and which search it is, so that a change can be saved to it. */
export function addressOf({ query, searchId }: Pick<SavedSearch, 'query' | 'searchId'>) {
  return { ...query, saved: searchId }
}
