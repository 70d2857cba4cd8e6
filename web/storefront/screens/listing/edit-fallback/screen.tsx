import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import type { Load } from '#web/storefront/page/screen.ts'
import { findStepToGoOn } from '../editor/step-to-go-on.ts'

/** An older or shortened address of an ad: its number is enough to find the ad. */
export const load: Load<'adEditFallback'> = async (context) => {
  const { id: text, slug } = context.params
  const id = Number(text ?? slug)
  if (!Number.isSafeInteger(id) || id < 1) throw redirect(pathTo('sell', context.locale))
  const found = await findStepToGoOn(context, id)
  if (!found) throw redirect(pathTo('continueAd', context.locale, { id }))
  const { kind, step } = found
  throw redirect(pathTo('adEdit', context.locale, { kind, step, id }))
}

export function Screen() {
  return null
}
