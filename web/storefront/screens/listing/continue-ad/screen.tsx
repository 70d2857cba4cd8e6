import { redirect } from 'react-router'
import { pathTo } from '#locales/paths.ts'
import { useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { loadEditorTexts } from '../edit/editor-texts.ts'
import { findStepToGoOn } from '../editor/step-to-go-on.ts'
import { LaterLockedAd } from '../locked/later-locked-ad.tsx'

/** They are those of what another's ad shows too. */
export const prepare = loadEditorTexts

/** Where the seller goes on follows from what is complete (spec 4). */
export const load: Load<'continueAd'> = async (context) => {
  const id = Number(context.params.id)
  const found = await findStepToGoOn(context, id)
  if (!found) return
  const { kind, step } = found
  throw redirect(pathTo('adEdit', context.locale, { kind, step, id }))
}

/** Shown only where the ad is another's; else its address leads on. */
export function Screen() {
  return <LaterLockedAd entityId={Number(useScreenParams<'continueAd'>().id)} />
}
