import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { loginPath } from '#web/storefront/visitor/login-path.ts'
import { useAcceptTerms } from '#web/storefront/visitor/use-accept-terms.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useRefusalTexts } from './use-refusal-texts.ts'

type Refusal = Extract<AuctionView['actions']['bid'], { isAllowed: false }>['refusal']

/** Why this viewer cannot bid, and the way to change that where there is one. */
export function RefusedBid({ auction, refusal }: { auction: AuctionView; refusal: Refusal }) {
  const t = useTranslations('auction.refused')
  const refusalTexts = useRefusalTexts()
  const format = useFormat()
  const locale = useLocale()
  const path = usePath()
  const { title, detail } = refusalTexts(refusal)
  switch (refusal.code) {
    case 'NOT_LOGGED_IN': {
      const params = { id: auction.entityId }
      return (
        <Banner
          title={t('visitor.title')}
          actions={
            <>
              <LinkButton look="primary" href={loginPath(locale, { name: 'product', params })}>
                {t('visitor.login')}
              </LinkButton>
              <LinkButton look="quiet" href={path('register', {}, { type: 'merchant' })}>
                {t('visitor.register')}
              </LinkButton>
            </>
          }
        >
          {t('visitor.text')}
        </Banner>
      )
    }
    case 'TERMS_NOT_ACCEPTED':
      return <AcceptTerms title={title}>{detail}</AcceptTerms>
    case 'AUCTION_NOT_STARTED':
      return (
        <Banner
          title={
            auction.startsAt === null
              ? title
              : t('startsAt', { at: format.dateTimeWithZone(auction.startsAt) })
          }
        >
          {t('watch')}
        </Banner>
      )
    case 'MERCHANT_BLOCKED':
      return (
        <Banner
          tone="bad"
          title={title}
          actions={<LinkButton href={path('contact')}>{t('contact')}</LinkButton>}
        >
          {detail}
        </Banner>
      )
    case 'BIDDING_STOPPED':
      return (
        <Banner
          tone="bad"
          title={title}
          actions={<LinkButton href={path('merchantPurchases')}>{t('invoices')}</LinkButton>}
        >
          {detail}
        </Banner>
      )
    case 'NOT_A_MERCHANT':
      return (
        <Banner
          title={title}
          actions={<LinkButton href={path('merchantLanding')}>{t('dealers')}</LinkButton>}
        >
          {detail}
        </Banner>
      )
    case 'MERCHANT_IN_REVIEW':
      return (
        <Banner
          title={title}
          actions={<LinkButton href={path('accountSettings')}>{t('profile')}</LinkButton>}
        >
          {detail}
        </Banner>
      )
    default:
      return (
        <Banner tone={refusal.code === 'BARRED_FROM_AUCTION' ? 'bad' : 'info'} title={title}>
          {detail}
        </Banner>
      )
  }
}

function AcceptTerms({ title, children }: { title: string; children: string }) {
  const t = useTranslations('auction.refused.terms')
  const path = usePath()
  const accept = useAcceptTerms()
  return (
    <Banner
      tone="warn"
      title={title}
      actions={
        <Button look="primary" busy={accept.isPending} onClick={() => accept.mutate({})}>
          {t('accept')}
        </Button>
      }
    >
      {children} <Link href={path('terms')}>{t('read')}</Link>
      {accept.isError && <span role="alert"> {t('failed')}</span>}
    </Banner>
  )
}
