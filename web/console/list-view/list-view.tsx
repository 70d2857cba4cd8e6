import { type ReactNode, type RefObject, useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Loading, SkeletonRow } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../components/problem-banner.tsx'
import { LastPageRedirect } from './last-page-redirect.tsx'
import { hrefWith, pageOf } from './list-address.ts'
import { EmptyPanel } from './panel.tsx'
import { SearchField } from './search-field.tsx'
import styles from './split-view.module.css'
import { SplitView } from './split-view.tsx'
import { useListKeys } from './use-list-keys.ts'

/** Where the reader is in one of the console's lists; all of it stands in the address. */
export type ListLocation<Filter extends string> = {
  readonly path: `/${string}`
  /** The query's name for the filter. */
  readonly filterName: string
  readonly filter: Filter | undefined
  readonly search: string | undefined
  readonly page: number
  readonly openId: number | undefined
  readonly query: URLSearchParams
  /** The query with its question mark, for the links of the rows. */
  readonly address: string
  readonly list: RefObject<HTMLDivElement | null>
  readonly searchField: RefObject<HTMLInputElement | null>
}

/** As many rows as the lists load at once. */
export const itemsPerPage = 50

export function useListLocation<Filter extends string>(options: {
  path: `/${string}`
  filterName: string
  filters: readonly Filter[]
}): ListLocation<Filter> {
  const { path, filterName, filters } = options
  const { id } = useParams()
  const { search: address } = useLocation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  useListKeys({ list, search: searchField, closeHref: id && path + address })
  return {
    path,
    filterName,
    filter: filters.find((each) => each === query.get(filterName)),
    search: query.get('search') ?? undefined,
    page: pageOf(query),
    openId: id === undefined ? undefined : Number(id),
    query,
    address,
    list,
    searchField,
  }
}

export type ListViewProps<Filter extends string, Data extends { readonly pages: number }> = {
  place: ListLocation<Filter>
  texts: {
    title: string
    /** Beside the list, while nothing is open. */
    choose: string
    pages: string
    all: string
    filter: (filter: Filter) => string
    /** With it there is a search. */
    search?: string
  }
  summary?: ReactNode
  /** Beside the title, before the search. */
  tools?: ReactNode
  filters: readonly Filter[]
  counts: Readonly<Partial<Record<string, number>>>
  answer: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Above the table. */
  notice?: ReactNode
  panel: (id: number, closeHref: string) => ReactNode
  children: (data: Data) => ReactNode
}

/** A list of the console: its filters, its pages, the open row beside it. */
export function ListView<Filter extends string, Data extends { readonly pages: number }>(
  props: ListViewProps<Filter, Data>,
) {
  const { place, texts, answer, children } = props
  const { path, query, openId } = place
  const { data, error, refetch } = answer
  const hrefOf = (page: number) => hrefWith(query, path, { page: String(page) })
  return (
    <SplitView
      title={texts.title}
      summary={props.summary}
      tools={
        <>
          {props.tools}
          {texts.search && <SearchField ref={place.searchField} label={texts.search} />}
        </>
      }
      filters={<FilterChips {...props} />}
      listRef={place.list}
      isOpen={openId !== undefined}
      panel={
        openId === undefined ? (
          <EmptyPanel>{texts.choose}</EmptyPanel>
        ) : (
          props.panel(openId, path + place.address)
        )
      }
    >
      <div className={styles.notices}>
        {props.notice}
        <ProblemBanner error={error} onRetry={() => void refetch()} />
      </div>
      {data && (
        <>
          {children(data)}
          <LastPageRedirect page={place.page} pageCount={data.pages} hrefOf={hrefOf} />
          <Pagination
            label={texts.pages}
            page={place.page}
            pageCount={data.pages}
            hrefOf={hrefOf}
          />
        </>
      )}
      {!data && !error && (
        <Loading>
          {[1, 2, 3, 4, 5].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Loading>
      )}
    </SplitView>
  )
}

function FilterChips<Filter extends string>(
  props: Pick<ListViewProps<Filter, { pages: number }>, 'place' | 'texts' | 'filters' | 'counts'>,
) {
  const { place, texts, filters, counts } = props
  const { path, query, filterName } = place
  return (
    <ChipList scrolling>
      <Chip href={hrefWith(query, path, { [filterName]: null })} pressed={!place.filter}>
        {texts.all}
      </Chip>
      {filters.map((each) => (
        <Chip
          key={each}
          href={hrefWith(query, path, { [filterName]: each })}
          pressed={each === place.filter}
          count={counts[each] ?? 0}
        >
          {texts.filter(each)}
        </Chip>
      ))}
    </ChipList>
  )
}
