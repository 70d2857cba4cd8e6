import { useTranslations } from 'use-intl/react'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { useValuationPaths, usualFlow } from '#web/storefront/screens/valuation/flow-of-route.ts'
import { useOwnRequest } from '#web/storefront/screens/valuation/own-request.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** Whoever comes back finds what they began, asked or were answered. */
export function OwnRequest({ kind }: { kind: VehicleKind }) {
  const t = useTranslations('valuation.start')
  const paths = useValuationPaths()
  const request = useOwnRequest(kind)?.valuate_my_vehicle
  if (!request) return null
  const vehicle = request.vehicle || t('unnamed')
  switch (request.status) {
    case 'editing':
      return note(t('begun', { vehicle }), {
        href: paths.step({ kind, flow: usualFlow(kind), step: 1 }),
        label: t('goOn'),
      })
    case 'under_review':
      return note(t('waiting', { vehicle }), { href: paths.success(kind), label: t('look') })
    case 'valuated':
      return (
        request.report &&
        note(t('ready', { vehicle }), {
          href: paths.report(kind, request.report.id),
          label: t('look'),
        })
      )
  }
}

function note(text: string, link: { readonly href: string; readonly label: string }) {
  return (
    <Banner
      actions={
        <LinkButton size="dense" href={link.href}>
          {link.label}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  )
}
