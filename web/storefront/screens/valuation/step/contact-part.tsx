import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { fieldRules } from '#domain/listing/field-rules.ts'
import { LikelyEmail } from '#web/storefront/forms/likely-email.tsx'
import { TelephoneField } from '#web/storefront/forms/telephone/telephone-field.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { KnownAddress } from './known-address.tsx'
import styles from './step.module.css'
import type { Contact } from './use-submission.ts'

const longestRemarks = 2000

/** Where the answer goes. Only the address is needed. */
export function ContactPart({ contact, isTried }: { contact: Contact; isTried: boolean }) {
  const t = useTranslations('valuation.step')
  const rules = useTranslations('validation')
  const path = usePath()
  const [isLeft, setLeft] = useState(false)
  const { email, phone, remarks, faults } = contact
  const emailFault = () => {
    if (faults.email) return faults.email
    if (email.text === '') return isTried ? rules('required') : undefined
    return (isLeft || isTried) && !fieldRules.email(email.text) ? rules('email') : undefined
  }
  return (
    <section className={styles.part}>
      <h2>{t('parts.contact')}</h2>
      <div className={styles.questions}>
        <div className={styles.pairOfAddress}>
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email.text}
            onChange={email.change}
            onFocus={() => setLeft(false)}
            onBlur={() => {
              setLeft(true)
              contact.keepEmail()
            }}
            help={t('emailHelp')}
            error={emailFault()}
          />
          <LikelyEmail email={email.text} onChange={email.change} />
        </div>
        <KnownAddress />
        <TelephoneField
          label={t('phone')}
          optional
          autoComplete="tel"
          value={phone.text}
          country={undefined}
          onChange={phone.change}
          error={faults.phone}
        />
        <TextArea
          label={t('remarks')}
          optional
          rows={3}
          maxLength={longestRemarks}
          value={remarks.text}
          onChange={remarks.change}
        />
        <p className={styles.lead}>
          {t.rich('privacy', {
            // In a tab of its own, so that nothing typed here is lost.
            privacy: (chunks) => (
              <Link href={path('privacy')} target="_blank">
                {chunks}
              </Link>
            ),
          })}
        </p>
      </div>
    </section>
  )
}
