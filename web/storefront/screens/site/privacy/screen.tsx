import { LegalPage, loadLegal, titleOfLegal } from '../prose/legal-page.tsx'

export const load = loadLegal('privacy')
export const title = titleOfLegal('privacy')

export function Screen() {
  return <LegalPage page="privacy" />
}
