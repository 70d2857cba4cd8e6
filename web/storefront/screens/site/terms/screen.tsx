import { LegalPage, loadLegal, titleOfLegal } from '../content/legal-page.tsx'

export const load = loadLegal('terms')
export const title = titleOfLegal('terms')

export function Screen() {
  return <LegalPage page="terms" />
}
