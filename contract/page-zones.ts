/**
 * Screens that are visited together, by the first folder below `screens/`; a folder that is not named here is a zone of its
 * own. The build cuts scripts and texts by zones (`tools/vite/`), the server announces a page's texts by its zone, and a screen
 * that is walked to comes with those of its zone.
 */
const zones: Readonly<Record<string, string>> = {
  merchant: 'account',
  messaging: 'account',
  order: 'account',
  listing: 'editor',
}

/** @param folder Below `screens/`, such as `account/sales` or its first part alone. */
export function zoneOf(folder: string): string {
  const [first = ''] = folder.split('/')
  return zones[first] ?? first
}
