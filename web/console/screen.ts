import type { ComponentType } from 'react'

/** What a folder `screens/<area>/<screen>/screen.tsx` offers. */
export type ConsoleScreenModule = {
  readonly Screen: ComponentType
}
