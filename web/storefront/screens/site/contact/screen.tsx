import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Island } from '#web/storefront/islands/island.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster, Tiles } from '#web/ui/layout/stack.tsx'
import { ensureCompany, phoneAddress, useCompany } from '../content/company.ts'
import contentStyles from '../content/content.module.css'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'

export const load = ensureCompany

/** Phone, mail and address, each of which works at once; and a form for whoever has no mail program at hand. */
export function Screen() {
  const t = useTranslations('site.contact')
  const tTitle = useTranslations('shell.titles')
  const path = usePath()
  const format = useFormat()
  const { name, street, zipCode, city, country, phone, email } = useCompany()
  return (
    <Page as="main" id="main" className={contentStyles.page}>
      <PageHead title={tTitle('contact')} lead={t('lead')} />
      <Tiles gap={4} wide>
        <Channel icon="phone" title={t('phone')} note={t('hours')}>
          <a href={phoneAddress(phone)}>{phone}</a>
        </Channel>
        <Channel icon="mail" title={t('mail')} note={t('mailHint')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Channel>
        <Channel icon="map-pin" title={t('post')}>
          <address className={styles.address}>
            {name}
            <br />
            {street}
            <br />
            {zipCode} {city}
            <br />
            {format.country(country)}
          </address>
        </Channel>
      </Tiles>
      <div className={contentStyles.end}>
        <Island
          name="contact"
          of={ContactForm}
          props={{ company: email }}
          texts={['site.contact.form', 'shell.ui']}
          hydrate="seen"
        />
      </div>
      <Cluster gap={4} className={contentStyles.end}>
        <strong>{t('faq')}</strong>
        <LinkButton href={path('faq')}>{tTitle('faq')}</LinkButton>
      </Cluster>
    </Page>
  )
}

type ChannelProps = { icon: IconName; title: string; note?: string; children: ReactNode }

function Channel({ icon, title, note, children }: ChannelProps) {
  return (
    <Card as="section" className={styles.channel}>
      <Icon icon={icon} className={styles.icon} />
      <h2>{title}</h2>
      <div className={styles.value}>{children}</div>
      {note && <p className="small muted">{note}</p>}
    </Card>
  )
}
