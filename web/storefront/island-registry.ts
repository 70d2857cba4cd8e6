import type { ComponentType } from 'react'
import type { IslandName } from './islands/island-names.ts'

// Props are checked where the island is placed; here they come from the page.
type IslandComponent = ComponentType<never>

/** Where each island's component comes from: a file of its own, fetched when the island is hydrated. */
export const islandRegistry: Readonly<Record<IslandName, () => Promise<IslandComponent>>> = {
  newsletter: async () => (await import('./frame/newsletter-form.tsx')).NewsletterForm,
  calculator: async () =>
    (await import('./screens/site/pricing/commission-calculator.tsx')).CommissionCalculator,
  laterOnReport: async () =>
    (await import('./screens/site/valuation-report/later-on-report.tsx')).LaterOnReport,
  contact: async () => (await import('./screens/site/contact/contact-form.tsx')).ContactForm,
  gallery: async () => (await import('./screens/auction/product/gallery.tsx')).Gallery,
}
