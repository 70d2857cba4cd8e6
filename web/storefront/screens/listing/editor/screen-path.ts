import { useCallback } from 'react'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { findScreen, screenOfQuestion, stepOfScreen } from '#domain/listing/screens/screens-of.ts'
import type { AdStep } from '#domain/listing/steps.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { useAd } from './ad-context.tsx'
import { screenParameter, useFormLayout, wholePage } from './form-layout.ts'

/** Addresses of an ad's steps and screens, in the layout that is shown. */

export function useStepPath() {
  const path = usePath()
  const layout = useFormLayout()
  const { kind, entityId } = useAd().state
  return useCallback(
    (step: AdStep) =>
      path(
        'adEdit',
        { kind, step, id: entityId ?? undefined },
        layout === 'page' ? { [screenParameter]: wholePage } : {},
      ),
    [path, layout, kind, entityId],
  )
}

export function useScreenPath() {
  const path = usePath()
  const { kind, entityId } = useAd().state
  return useCallback(
    (screen: AdScreen, query: Readonly<Record<string, string>> = {}) =>
      path(
        'adEdit',
        { kind, step: stepOfScreen(screen, kind), id: entityId ?? undefined },
        { [screenParameter]: screen.id, ...query },
      ),
    [path, kind, entityId],
  )
}

/** The screen of the contact in the layout that is shown, for a mail that leads back to it. */
export function useContactPath() {
  const path = usePath()
  const layout = useFormLayout()
  const { kind } = useAd().state
  return (id: number) =>
    path(
      'adEdit',
      { kind, step: 'personal-data', id },
      { [screenParameter]: layout === 'page' ? wholePage : 'contact' },
    )
}

/** To the field in which something is given; `step` is where the whole page has it. */
export function useFieldPath() {
  const layout = useFormLayout()
  const stepPath = useStepPath()
  const screenPath = useScreenPath()
  const { kind } = useAd().state
  return useCallback(
    ({ step, name }: { step: AdStep; name: string }) => {
      const screen = findScreen(screenOfQuestion(name), kind)
      const path = layout === 'page' || !screen ? stepPath(step) : screenPath(screen)
      return `${path}#${anchorOf(name)}`
    },
    [layout, stepPath, screenPath, kind],
  )
}

function anchorOf(name: string): string {
  const [first, index] = name.split('.')
  return first === 'damage' ? `damage-${index}` : `field-${name}`
}

/** What an address points at, by the names of what is missing. */
export function nameOfAnchor(hash: string): string | undefined {
  const [, kind, name] = /^#(field|damage)-(.+)$/.exec(hash) ?? []
  if (name === undefined) return undefined
  return kind === 'damage' ? `damage.${name}` : name
}
