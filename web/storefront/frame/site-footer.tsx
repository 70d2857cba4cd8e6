import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { Footer, type FooterGroup } from '#web/ui/layout/footer.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { Island } from '../islands/island.tsx'
import { usePath } from '../page/page-provider.tsx'
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
          <Island
            name="newsletter"
            of={NewsletterForm}
            props={{}}
            texts={['shell.newsletter', 'shell.likely', 'shell.ui']}
            hydrate="touch"
          />
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
  const groups: readonly { title: string; links: readonly Entry[] }[] = [
    {
      title: t('platform'),
      links: [
        ['catalog', t('catalog')],
        ['sell', t('sell')],
        ['valuateMotorhome', t('valuateMotorhome')],
        ['valuateTrailer', t('valuateTrailer')],
        ['marketPrices', t('marketPrices')],
        ['merchantLanding', t('merchants')],
        ['merchantDirectory', t('directory')],
      ],
    },
    {
      title: t('company'),
      links: [
        ['about', t('about')],
        ['jobs', t('jobs')],
        ['partner', t('partner')],
      ],
    },
    {
      title: t('social'),
      links: [
        ['contact', t('contactUs')],
        ['sellGuide', t('guide')],
        ['faq', t('faq')],
      ],
    },
    {
      title: t('legal'),
      links: [
        ['terms', t('terms')],
        ['privacy', t('privacy')],
        ['privacyChoices', t('privacyChoices')],
        ['imprint', t('imprint')],
      ],
    },
  ]
  return groups.map(({ title, links }) => ({
    title,
    links: links.map(([name, label]) => ({ href: path(name), label })),
  }))
}

type Entry = readonly [
  name:
    | 'about'
    | 'catalog'
    | 'contact'
    | 'faq'
    | 'imprint'
    | 'jobs'
    | 'marketPrices'
    | 'merchantDirectory'
    | 'merchantLanding'
    | 'partner'
    | 'privacy'
    | 'privacyChoices'
    | 'sell'
    | 'sellGuide'
    | 'terms'
    | 'valuateMotorhome'
    | 'valuateTrailer',
  label: string,
]
