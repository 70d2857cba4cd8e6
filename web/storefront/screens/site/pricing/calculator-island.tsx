import { I18nProvider } from 'react-aria-components/I18nProvider'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { CommissionCalculator } from './commission-calculator.tsx'

/** Its field reads and writes figures in the form of the reader's country. */
export function CalculatorIsland() {
  const { formatLocale } = localeFacts[useLocale()]
  return (
    <I18nProvider locale={formatLocale}>
      <CommissionCalculator />
    </I18nProvider>
  )
}
