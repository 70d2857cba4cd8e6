import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { pathTo } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { pageWithin } from '#web/storefront/page/page-number.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Tiles } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import contentStyles from '../content/content.module.css'
import { loadMarketFigures, useMarketFigures } from '../content/market-figures.ts'
import styles from './directory.module.css'

const itemsPerPage = 24
const textLimit = 100

function wishOf(search: string) {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    text: (params.get('search') ?? '').trim().slice(0, textLimit),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

function directoryQuery(query: ApiQueries, { text, page }: ReturnType<typeof wishOf>) {
  return query.site.listMerchantDirectory({
    query: { page, itemsPerPage, ...(text !== '' && { search: text }) },
  })
}

export const load: Load<'merchantDirectory'> = (context) => {
  const { query, queryClient, search, locale } = context
  const wish = wishOf(search.toString())
  const list = queryClient.ensureQueryData(directoryQuery(query, wish))
  return Promise.all([
    pageWithin(wish.page, list, (page) =>
      pathTo('merchantDirectory', locale, {}, { search: wish.text, page }),
    ),
    loadMarketFigures(context),
  ])
}

/** Admitted dealers by name and place, page by page. */
export function Screen() {
  const t = useTranslations('site.directory')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const format = useFormat()
  const wish = wishOf(useLocation().search)
  const { data } = useSuspenseQuery(directoryQuery(useApiQueries(), wish))
  // No other page says a larger number.
  const { dealersAtLeast } = useMarketFigures()
  const isCountShown = wish.text !== '' || data.total > dealersAtLeast
  return (
    <Page as="main" id="main" className={contentStyles.page}>
      <PageHead title={tTitle('merchantDirectory')} lead={t('lead')} />
      <SearchForm key={wish.text} text={wish.text} />
      {data.data.length === 0 ? (
        <EmptyState
          drawing={<EmptyDrawing kind="search" />}
          title={t('emptyTitle')}
          action={<LinkButton href={path('merchantDirectory')}>{t('all')}</LinkButton>}
        />
      ) : (
        <>
          <p className={styles.count} aria-live="polite">
            {isCountShown && t('count', { count: data.total })}
          </p>
          <Tiles gap={4} wide as="ul">
            {data.data.map(({ merchantId, companyName, zipCodePrefix, city, country }) => (
              <Card key={merchantId} as="li" className={styles.dealer}>
                <Avatar name={companyName} />
                <div>
                  <h2>{companyName}</h2>
                  <p className="small muted">
                    {`${country} ${zipCodePrefix}… ${city}, ${format.country(country)}`}
                  </p>
                </div>
              </Card>
            ))}
          </Tiles>
          <div className={contentStyles.end}>
            <Pagination
              label={t('pages')}
              page={wish.page}
              pageCount={data.pages}
              hrefOf={(page) =>
                path('merchantDirectory', {}, { search: wish.text, ...(page > 1 && { page }) })
              }
            />
          </div>
        </>
      )}
    </Page>
  )
}

/** A plain form: it works before scripts arrive, and each search has its address. */
function SearchForm({ text: known }: { text: string }) {
  const t = useTranslations('site.directory')
  const path = usePath()
  const navigate = useNavigate()
  const [text, setText] = useState(known)
  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate(path('merchantDirectory', {}, { search: text.trim() }))
  }
  return (
    <search>
      <form method="get" onSubmit={submit} className={styles.search}>
        <TextField
          type="search"
          name="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          value={text}
          onChange={setText}
          maxLength={textLimit}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit" icon="search">
          {t('submit')}
        </Button>
      </form>
    </search>
  )
}
