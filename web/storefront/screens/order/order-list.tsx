import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { PlainRouteName } from '#locales/paths.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../drawings/empty-drawing.tsx'
import { pageNumberOf } from '../../page/page-number.ts'
import { usePath } from '../../page/page-provider.tsx'
import styles from './order.module.css'

const ordersPerPage = 10

/** The query of the page that the address asks for. */
export function ordersOn(search: URLSearchParams) {
  return { query: { page: pageNumberOf(search), itemsPerPage: ordersPerPage } }
}

export function useOrdersOfPage() {
  return ordersOn(new URLSearchParams(useLocation().search))
}

/** A list of orders page by page, the same for who sold and who bought; the cards are their own. */
export function OrderList(props: {
  route: PlainRouteName
  /** Undefined while the first page is on its way. */
  pageCount: number | undefined
  title: string
  lead: string | false | undefined
  pagesLabel: string
  notice?: ReactNode
  /** Above the cards; what it has narrowed the list to stands in the address, and so in the links to other pages. */
  filter?: ReactNode
  query?: Readonly<Record<string, string>>
  none: { title: string; text: string; action: string; href: string }
  cards: readonly ReactNode[]
}) {
  const { route, pageCount, title, lead, pagesLabel, notice, filter, query, none, cards } = props
  const path = usePath()
  const { page } = useOrdersOfPage().query
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <PageHead title={title} lead={lead} />
      {notice && <div className={styles.notice}>{notice}</div>}
      {filter && <div className={styles.filter}>{filter}</div>}
      {pageCount !== undefined && cards.length === 0 && query === undefined && (
        <EmptyState
          title={none.title}
          drawing={<EmptyDrawing kind="purchases" />}
          action={
            <LinkButton look="primary" href={none.href}>
              {none.action}
            </LinkButton>
          }
        >
          {none.text}
        </EmptyState>
      )}
      <Stack gap={4} as="ol">
        {cards}
      </Stack>
      {pageCount !== undefined && pageCount > 1 && (
        <Pagination
          label={pagesLabel}
          page={page}
          pageCount={pageCount}
          hrefOf={(each) => path(route, {}, { ...query, ...(each > 1 && { page: each }) })}
        />
      )}
    </Page>
  )
}
