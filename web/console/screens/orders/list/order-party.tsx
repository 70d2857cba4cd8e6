import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'

/** One side of the sale, with everything needed to reach it. */
export function OrderParty({ title, party }: { title: string; party: Order['buyer'] }) {
  const t = useTranslations('console-orders.party')
  const format = useFormat()
  if (!party) return null
  const { company, name, street, zipCode, city, country, phone, email } = party
  return (
    <PanelSection title={title} note={company ?? name}>
      <FactList
        facts={[
          { term: t('name'), value: name },
          {
            term: t('address'),
            value: [street, `${zipCode} ${city}`, country && format.country(country.toUpperCase())]
              .filter(Boolean)
              .join(', '),
          },
          { term: t('phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
          { term: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        ]}
      />
    </PanelSection>
  )
}
