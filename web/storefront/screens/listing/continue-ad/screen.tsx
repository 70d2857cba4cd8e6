import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '#web/storefront/page/screen.ts'
import { findStepToGoOn } from '../editor/step-to-go-on.ts'

/** Where the seller goes on follows from what is complete (spec 4). */
export const load: Load<'continueAd'> = async (context) => {
  const id = Number(context.params.id)
  const { kind, step } = await findStepToGoOn(context, id)
  throw redirect(pathTo('adEdit', context.locale, { kind, step, id }))
}

export const robots = 'noindex'

export function Screen() {
  return null
}
