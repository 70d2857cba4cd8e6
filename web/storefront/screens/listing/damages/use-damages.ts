import { useState } from 'react'
import { damageAreaCode, withDamage, withoutDamage } from '#domain/listing/damages.ts'
import type { Damage } from '#domain/listing/listing.ts'
import { damageKindsOf } from '#domain/vehicle/catalogue/damage-areas.ts'
import type { DamageSpot } from '#domain/vehicle/catalogue/damage-views.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { useAd } from '../editor/ad-context.tsx'
import { dropDamageQueue } from '../pictures/damage-uploads.ts'

/** A place somebody pointed to; nothing is said about it yet, so nothing is saved. */
export type NewDamage = {
  readonly area: string
  readonly spot?: DamageSpot
  readonly kind?: string
}

/** What the sheet shows: a damage that is known, or the place of a new one. */
export type OpenDamage =
  | { readonly index: number; readonly added: null }
  | { readonly index: number; readonly added: NewDamage }

export function useDamages() {
  const { editor, state } = useAd()
  const { damages } = state.draft
  const areaCode = damageAreaCode(state.kind)
  const [open, setOpen] = useState<OpenDamage | null>(null)

  /** The first answer makes a damage of a place, and says that there are defects. */
  function say(answers: Readonly<Record<string, AttributeValue | null>>): void {
    if (!open) return
    const { damages: before } = editor.getState().draft
    const { index, added } = open
    const values = added ? { [areaCode]: added.area, ...answers } : answers
    // A place chosen from the list is another one than was pointed to.
    const spot = areaCode in answers ? undefined : added?.spot
    const change = { values, ...(spot && { spot }) }
    editor.change({
      damages: withDamage(before, { index, change }),
      ...(added && { values: { defects_exists: 'yes' } }),
    })
    if (added) setOpen({ index, added: null })
  }

  function begin(place: NewDamage): void {
    const possible: readonly string[] = damageKindsOf(place.area)
    const isFitting = place.kind !== undefined && possible.includes(place.kind)
    const { kind: _kind, ...bare } = place
    setOpen({ index: damages.length, added: isFitting ? place : bare })
  }

  function move(index: number, area: string, spot: DamageSpot): void {
    const change = { values: { [areaCode]: area }, spot }
    editor.change({ damages: withDamage(editor.getState().draft.damages, { index, change }) })
  }

  function remove(index: number): void {
    setOpen(null)
    dropDamageQueue(editor, index)
    const left = withoutDamage(editor.getState().draft.damages, index)
    // Without a damage the question is open again: only its owner can say that there is none.
    editor.change({
      damages: left,
      ...(left.length === 0 && { values: { defects_exists: null } }),
    })
  }

  return {
    damages,
    areaCode,
    open,
    begin,
    show: (index: number) => setOpen({ index, added: null }),
    close: () => setOpen(null),
    say,
    move,
    remove,
    undo: (before: readonly Damage[]) => editor.change({ damages: before }),
  }
}
