import { LegalPage, loadLegal, titleOfLegal } from '../content/legal-page.tsx'

export const load = loadLegal('privacy')
export const title = titleOfLegal('privacy')

export function Screen() {
  return <LegalPage page="privacy" />
}
