import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Footer, type FooterGroup } from '#web/ui/layout/footer.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { usePath } from '../page-provider.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Platform, company, contact and legal links, the newsletter, and the year (spec 2, footer). */
export function SiteFooter() {
  const t = useTranslations('shell')
  const path = usePath()
  const locale = useLocale()
  const { timeWithZone, date } = useFormat()
  const { renderedAt } = useServerClock()
  const zone = timeWithZone(renderedAt).split('\u00a0').at(-1) ?? ''
  const year = /\d{4}/.exec(date(renderedAt))?.[0] ?? ''
  return (
    <Footer
      start={
        <>
          <Logo href={path('home')} label={`${t('brand')}, ${t('nav.home')}`} onColour />
          <p>{t('footer.tagline')}</p>
          <NewsletterForm />
        </>
      }
      groups={useGroups()}
      end={
        <>
          <span>{t('footer.copyright', { year, ending: localeFacts[locale].ending })}</span>
          <span>{t('footer.hours')}</span>
          <span>{t('footer.times', { zone })}</span>
        </>
      }
    />
  )
}

function useGroups(): readonly FooterGroup[] {
  const t = useTranslations('shell.footer')
  const path = usePath()
  return [
    {
      title: t('platform'),
      links: [
        { href: path('catalog'), label: t('catalog') },
        { href: path('sell'), label: t('sell') },
        { href: path('valuateMotorhome'), label: t('valuateMotorhome') },
        { href: path('valuateTrailer'), label: t('valuateTrailer') },
        { href: path('merchantLanding'), label: t('merchants') },
        { href: path('merchantDirectory'), label: t('directory') },
      ],
    },
    {
      title: t('company'),
      links: [
        { href: path('about'), label: t('about') },
        { href: path('jobs'), label: t('jobs') },
        { href: path('partner'), label: t('partner') },
      ],
    },
    {
      title: t('social'),
      links: [
        { href: path('contact'), label: t('contactUs') },
        { href: path('sellGuide'), label: t('guide') },
        { href: path('faq'), label: t('faq') },
      ],
    },
    {
      title: t('legal'),
      links: [
        { href: path('terms'), label: t('terms') },
        { href: path('privacy'), label: t('privacy') },
        { href: path('imprint'), label: t('imprint') },
      ],
    },
  ]
}
