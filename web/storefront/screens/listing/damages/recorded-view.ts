import { type DamageView, damageViews } from '#domain/vehicle/catalogue/damage-views.ts'

const storageName = 'cm24-damage-view'

export function recordView(view: DamageView): void {
  try {
    localStorage.setItem(storageName, view)
  } catch {
    // Without storage the next visit begins with the right side.
  }
}

export function recordedView(): DamageView {
  try {
    const known = localStorage.getItem(storageName)
    return damageViews.find((view) => view === known) ?? 'right'
  } catch {
    return 'right'
  }
}
