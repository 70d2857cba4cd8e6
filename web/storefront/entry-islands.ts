import { holdBeneath, watchPopoverWindows } from '#web/ui/window/popover-windows.ts'
import { watchIslands } from './islands/watch-islands.ts'
import { dropIslands, loadIsland, renewIsland } from './load-island.ts'
import { changePages } from './page-script/change-page.ts'
import { runClocks } from './page-script/clocks.ts'
import { followLinks } from './page-script/follow-links.ts'
import { followAuctions } from './page-script/live-page.ts'
import { startMarketClock } from './page-script/market-clock.ts'
import { closeMenus } from './page-script/menus.ts'
import { watchDay } from './page-script/new-day.ts'
import { drawNotices, watchConnection } from './page-script/notices.ts'
import { keepPlaces } from './page-script/places.ts'
import { sendForms } from './page-script/send-forms.ts'
import { rememberVisit } from './page-script/visit.ts'

/**
 * The script of a public page: links, forms, menus, clocks and what comes alive of the page. React is
 * fetched with the first island that is used.
 */

const islands = watchIslands(loadIsland)
const pages = changePages({ renewIsland, onShown: look })
const auctions = followAuctions({ renew: pages.renew, onMoved: runClocks })

/** Again after each change: what is new on the page is found. */
function look(): void {
  dropIslands()
  drawNotices()
  holdBeneath()
  islands.look()
  runClocks()
  auctions.look()
}

keepPlaces()
followLinks(pages)
sendForms(pages)
closeMenus()
watchConnection()
rememberVisit()
watchDay(auctions.renewSoon)
watchPopoverWindows()
const isFresh = startMarketClock()
look()
if (!isFresh) void auctions.catchUp()
addEventListener('pageshow', ({ persisted }) => persisted && void auctions.catchUp())
// Only a demo has it.
const demoBar = document.querySelector<HTMLElement>('[data-market-clock]')
if (demoBar) void import('./page-script/demo-bar.ts').then(({ runDemoBar }) => runDemoBar(demoBar))
// From now on a press has its effect.
document.documentElement.dataset.alive = ''
