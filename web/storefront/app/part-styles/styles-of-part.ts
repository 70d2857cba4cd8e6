import type { PageAssets } from '#contract/page.ts'

/**
 * Where the modules of parts with scripts of their own are, below `screens/`, by the parts' names (`drawnPart`): their styles come
 * with the page that the server draws. Only the server reads it, so no page carries it.
 */
export const partPlaces: Readonly<Record<string, string | readonly string[]>> = {
  'ad in review': 'listing/edit/in-review',
  'ad preview': 'listing/progress/ad-preview',
  changes: 'listing/changes/changes',
  'damage map': 'listing/damages/damage-map',
  'imported mark': 'listing/imported/imported-mark',
  // Its sections draw the vehicle once the page lives.
  'last step': ['listing/steps/last-step', 'listing/damages/damage-map'],
  'like most': 'listing/like-most/like-most',
  'more pictures': 'listing/pictures/more-pictures-screen',
  'own vehicle': 'listing/damages/damage-map',
  'personal data': 'listing/steps/personal-data-step',
  pictures: 'listing/pictures/pictures-screen',
  'price help': 'listing/price-help/price-help',
  remarks: 'listing/remarks/remarks',
  'similar sales': 'auction/product/similar-sales/similar-sales',
  'thread auction': 'messaging/messages/actions/auction-actions',
  'thread decision': 'messaging/messages/actions/decision-action',
  'thread handover': 'messaging/messages/actions/handover-action',
  'thread negotiation': 'messaging/messages/actions/negotiation-action',
  'thread offers': 'messaging/messages/actions/offers-action',
  'thread questions': 'messaging/messages/open-questions',
  'thread second chance': 'messaging/messages/actions/second-chance-action',
  'thread vehicle': 'messaging/messages/vehicle-aside',
  'whole page': 'listing/edit/whole-page',
}

export function stylesOfPart(assets: PageAssets, part: string): readonly string[] {
  const styles = [partPlaces[part] ?? []]
    .flat()
    .flatMap((place) => assets.parts[`screens/${place}`] ?? [])
  return [...new Set(styles)]
}
