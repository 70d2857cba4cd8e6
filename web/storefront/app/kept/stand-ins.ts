/**
 * Rows of lists as the page around their cards may read them: which ad and which auction it is. So one knows of a page that was
 * drawn whether another content of its rows would change anything but the cards. Reading more is allowed, and noted.
 */
export type StandIns = {
  readonly inPlaceOfRows: (path: string, answer: unknown) => unknown
  /** Undefined for all but a stand-in. */
  readonly placeOf: (value: unknown) => RowPlace | undefined
  /** Whether something read more of a row than who it is. */
  readonly areRead: () => boolean
}

export type RowPlace = { readonly path: string; readonly at: number; readonly row: object }

type Row = { readonly entityId: number; readonly isOwn: boolean; readonly auction: Auction | null }
type Auction = { readonly auctionId: number }
type List = { readonly products: readonly Row[] }

const openOfRow = new Set(['entityId', 'isOwn', 'auction'])
const openOfAuction = new Set(['auctionId'])

export function createStandIns(): StandIns {
  const places = new WeakMap<object, RowPlace>()
  let areRead = false
  const onlyWith = <Whole extends object>(
    whole: Whole,
    open: ReadonlySet<string>,
    other: Partial<Whole> = {},
  ): Whole => {
    const note = () => {
      areRead = true
    }
    return new Proxy(whole, {
      get: (_whole, name) => {
        if (typeof name === 'string' && !open.has(name)) note()
        return Reflect.get(name in other ? other : whole, name)
      },
      has: (_whole, name) => {
        note()
        return Reflect.has(whole, name)
      },
      ownKeys: () => {
        note()
        return Reflect.ownKeys(whole)
      },
      getOwnPropertyDescriptor: (_whole, name) => {
        note()
        return Reflect.getOwnPropertyDescriptor(whole, name)
      },
    })
  }
  return {
    inPlaceOfRows: (path, answer) => {
      if (!isList(answer)) return answer
      const products = answer.products.map((row, at) => {
        const auction = row.auction && onlyWith(row.auction, openOfAuction)
        const standIn = onlyWith(row, openOfRow, { auction })
        places.set(standIn, { path, at, row })
        return standIn
      })
      return { ...answer, products }
    },
    placeOf: (value) =>
      typeof value === 'object' && value !== null ? places.get(value) : undefined,
    areRead: () => areRead,
  }
}

/** The row of another answer to the same call; undefined where it has none there. */
export function rowAt(answer: unknown, at: number): object | undefined {
  return isList(answer) ? answer.products[at] : undefined
}

/** All of an answer that a page shows beside the cards of its rows. */
export function nameBesideRows(answer: unknown): string {
  if (!isList(answer)) return JSON.stringify(answer)
  const { products, ...rest } = answer
  const rows = products.map(({ entityId, isOwn, auction }) => [entityId, isOwn, auction?.auctionId])
  return JSON.stringify([rest, rows])
}

/** Answers with cards of ads hold them under this name. */
function isList(answer: unknown): answer is List {
  return typeof answer === 'object' && answer !== null && 'products' in answer
}
