import { LegalPage, loadLegal, titleOfLegal } from '../content/legal-page.tsx'

export const load = loadLegal('imprint')
export const title = titleOfLegal('imprint')

export function Screen() {
  return <LegalPage page="imprint" />
}
