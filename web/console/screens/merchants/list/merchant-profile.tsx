import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { type Fact, FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

/** The dealer's profile; missing fields say so. */
export function MerchantProfile({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.profile')
  const format = useFormat()
  const { customer, merchant: dealer, missingFields } = merchant.profile
  if (!customer) return null
  const contact = [
    customer.commercialCustomerContactName || dealer?.contactName || customer.name,
    customer.commercialCustomerContactSurname || dealer?.contactSurname || customer.surname,
  ]
  const phone = customer.phone || dealer?.phone || customer.commercialCustomerContactPhone
  const fact = (term: string, value: string): Fact =>
    value === '' ? { term, value: t('missing'), look: 'missing' } : { term, value }
  const address = [
    customer.street,
    `${customer.zipCode} ${customer.city}`.trim(),
    customer.country && format.country(customer.country.toUpperCase()),
  ]
  return (
    <PanelSection
      title={t('title')}
      note={
        missingFields.length > 0 ? t('incomplete', { count: missingFields.length }) : t('complete')
      }
    >
      <FactList
        facts={[
          fact(t('company'), customer.companyName),
          fact(t('director'), customer.managingDirector),
          fact(t('contact'), contact.filter(Boolean).join(' ')),
          { term: t('email'), value: <a href={`mailto:${customer.email}`}>{customer.email}</a> },
          {
            term: t('emailState'),
            value: t(customer.emailVerified ? 'verified' : 'notVerified'),
            ...(!customer.emailVerified && { look: 'warn' as const }),
          },
          phone
            ? { term: t('phone'), value: <a href={`tel:${phone}`}>{phone}</a> }
            : fact(t('phone'), ''),
          fact(t('address'), address.filter(Boolean).join(', ')),
          {
            term: t('terms'),
            value: customer.tacAcceptedAt ? format.dateTime(customer.tacAcceptedAt) : t('notYet'),
          },
        ]}
      />
    </PanelSection>
  )
}
