import { type DamageView, damageViews } from '#domain/vehicle/catalogue/damage-views.ts'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'

const storageName = 'cm24-damage-view'

export function recordView(view: DamageView): void {
  remember(storageName, view)
}

export function recordedView(): DamageView {
  const known = recall(storageName)
  return damageViews.find((view) => view === known) ?? 'right'
}
