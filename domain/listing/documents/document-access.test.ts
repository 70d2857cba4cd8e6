import { expect, test } from 'vitest'
import { type DocumentReader, documentAccess } from './document-access.ts'

const dealer: DocumentReader = { viewer: 'dealer', isOwn: false, isSold: false, isBuyer: false }

test.each<[string, DocumentReader, ReturnType<typeof documentAccess>]>([
  ['the owner', { ...dealer, viewer: 'owner', isOwn: true }, 'files'],
  ['an operator', { ...dealer, viewer: 'operator' }, 'files'],
  ['a dealer before the sale', dealer, 'released_pages'],
  ['the buyer after the sale', { ...dealer, isSold: true, isBuyer: true }, 'files'],
  ['another dealer after the sale', { ...dealer, isSold: true }, 'kinds'],
  ['a visitor, and a dealer in review', { ...dealer, viewer: 'public' }, 'nothing'],
  ['a buyer whose sale was canceled', { ...dealer, isBuyer: false }, 'released_pages'],
])('%s (rules 1)', (_who, reader, access) => {
  expect(documentAccess(reader)).toBe(access)
})
