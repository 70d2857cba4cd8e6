import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexedRoutes, isIndexed } from '#locales/addresses/indexed-routes.ts'
import { routeNames } from '#locales/paths.ts'
import { textsByCode } from '#locales/texts.ts'
import { defaultTitleKey } from './app/default-titles.ts'
import { audienceOf, folderOf } from './routes.tsx'

const screens = new URL('screens/', import.meta.url)
const screenFolders = readdirSync(screens, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\/screen\.tsx$/.test(file))
  .map((file) => file.replace(/\/screen\.tsx$/, ''))

test('a route finds its screen in the folder of its name, or in the one that is named for it', () => {
  expect(folderOf('merchantLanding', screenFolders)).toBe('site/merchant-landing')
  expect(folderOf('merchantAds', screenFolders)).toBe('merchant/my-ads')
  const others = screenFolders.filter((folder) => folder !== 'merchant/news')
  expect(folderOf('merchantNews', others)).toBeUndefined()
})

test('each screen is shown by a route, those of the demo aside', () => {
  const shown = routeNames.map((name) => folderOf(name, screenFolders))
  const others = screenFolders.filter((folder) => !folder.startsWith('demo/'))
  expect(others.filter((folder) => !shown.includes(folder))).toEqual([])
})

test('no two folders have one name, which would be that of one route', () => {
  const names = screenFolders.map((folder) => folder.split('/')[1])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('each screen has a title, of its own or by its route', () => {
  const texts = textsByCode('de', 'shell')
  const untitled = routeNames.filter((name) => {
    const folder = folderOf(name, screenFolders)
    if (folder === undefined || texts.has(`titles.${defaultTitleKey(name)}`)) return false
    const screen = readFileSync(new URL(`${folder}/screen.tsx`, screens), 'utf8')
    return !screen.includes('export const title')
  })
  expect(untitled).toEqual([])
})

/** Of one person, of one errand, or again what another page shows. */
const notIndexed = [
  ...['search', 'sellStep', 'continueAd', 'adEdit', 'adEditFallback', 'auctionJournal'],
  ...['accountEmailSettings', 'newsletterConfirm', 'login', 'register', 'forgotPassword'],
  ...['resetPassword', 'unlockAccount', 'authLogin', 'authLoggedIn', 'authRedirectToAuthorize'],
  ...[
    'authSigningIn',
    'authUndoEmail',
    'authVerify',
    'authLogOut',
    'authProgram',
    'helpWithAd',
    'companyInvitation',
  ],
  ...['valuateMotorhomeStep', 'valuateMotorhomeLongStep', 'valuateMotorhomeSuccess'],
  ...['valuateMotorhomeReport', 'valuateTrailerStep', 'valuateTrailerSuccess'],
  ...['valuateTrailerReport', 'privacyChoices', 'referral'],
]

test('of every public screen somebody has said whether search engines may show it (spec 2)', () => {
  const ofEverybody = routeNames.filter(
    (name) => folderOf(name, screenFolders) !== undefined && audienceOf(name) === 'everyone',
  )
  expect(ofEverybody.filter((name) => !isIndexed(name)).sort()).toEqual(notIndexed.sort())
  expect(ofEverybody).toEqual(expect.arrayContaining([...indexedRoutes]))
})
