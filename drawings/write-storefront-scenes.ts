import { writeFile } from 'node:fs/promises'
import { drawVehicle } from './draw-vehicle.ts'

/**
 * The drawings the storefront shows outside of ads. They lie beside its components as files; this
 * writes them anew after a change of the drawings, and a test notices when that was forgotten:
 * `node drawings/write-storefront-scenes.ts`.
 */
export const storefrontScenes: Readonly<Record<string, () => string>> = {
  home: () =>
    drawVehicle({
      shape: 'semiIntegrated',
      scene: 'coast',
      seed: 12,
      bodyColour: '#fafbfb',
      stripeColour: '#0096c7',
      pattern: 1,
      hasAwning: true,
      hasSolar: true,
      hasBikeRack: false,
      isBanner: true,
    }),
  motorhome: () =>
    drawVehicle({
      shape: 'integrated',
      scene: 'alps',
      seed: 48,
      stripeColour: '#4b6474',
      pattern: 1,
      hasBikeRack: false,
    }),
  trailer: () =>
    drawVehicle({
      shape: 'caravan',
      scene: 'dunes',
      seed: 5,
      lengthCm: 700,
      stripeColour: '#0e7490',
      pattern: 0,
    }),
  dealers: () =>
    drawVehicle({
      shape: 'panelVan',
      scene: 'yard',
      light: 'dusk',
      seed: 4,
      bodyColour: '#c8b28c',
      stripeColour: '#c2643f',
      pattern: 0,
    }),
}

export function storefrontSceneFile(name: string): URL {
  return new URL(`../web/storefront/drawings/scenes/${name}.generated.svg`, import.meta.url)
}

if (import.meta.main) {
  for (const [name, draw] of Object.entries(storefrontScenes)) {
    await writeFile(storefrontSceneFile(name), `${draw()}\n`)
  }
}
