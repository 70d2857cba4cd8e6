import type { ListingViewer } from '../visible-values.ts'

/**
 * What somebody gets of an ad's papers (rules 1): the files, pages that an operator has released with people,
 * plate and numbers covered, the kinds of paper there are, or nothing.
 */
export type DocumentAccess = 'files' | 'released_pages' | 'kinds' | 'nothing'

export type DocumentReader = {
  readonly viewer: ListingViewer
  readonly isOwn: boolean
  readonly isSold: boolean
  /** Of the sale as it stands. */
  readonly isBuyer: boolean
}

export function documentAccess({ viewer, isOwn, isSold, isBuyer }: DocumentReader): DocumentAccess {
  if (isOwn || viewer === 'operator') return 'files'
  if (viewer !== 'dealer') return 'nothing'
  if (!isSold) return 'released_pages'
  return isBuyer ? 'files' : 'kinds'
}
