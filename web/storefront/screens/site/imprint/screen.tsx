import { LegalPage, loadLegal, titleOfLegal } from '../prose/legal-page.tsx'

export const load = loadLegal('imprint')
export const title = titleOfLegal('imprint')

export function Screen() {
  return <LegalPage page="imprint" />
}
