import { makeNameOf } from '#domain/listing/describe-listing.ts'
import { type Chance, seededChance } from '#drawings/chance.ts'
import { type Phrases, type Voice, voices } from './seller-voices.ts'
import type { DemoVehicle } from './vehicle-table.ts'

/** What a seller writes: an opening, how it was kept, what is in it, why it goes. */
export function descriptionOf(
  vehicle: DemoVehicle,
  seller: { readonly language: string; readonly isCommercial: boolean },
): string {
  const chance = seededChance(`${vehicle.name}|description`)
  const voice = voiceOf(seller)
  const opening = chance.pick(openingsOf(voice, vehicle))
  const first = [opening, chance.pick(voice.layouts)].join(' ')
  const second = [...someOf(voice.care, chance, 2), chance.pick(voice.trips)].join(' ')
  const last = chance.pick(voice.farewells)
  return [first, second, last].map((text) => withFacts(text, vehicle)).join('\n\n')
}

function voiceOf({ language, isCommercial }: { language: string; isCommercial: boolean }): Voice {
  if (language === 'nl') return voices.dutch
  if (language === 'da') return voices.danish
  return isCommercial ? voices.germanRental : voices.german
}

function openingsOf(voice: Voice, { kind, body }: DemoVehicle): Phrases {
  if (kind === 'trailer') return voice.caravanOpenings
  return ['panel_van', 'camper_bus'].includes(body) ? voice.vanOpenings : voice.openings
}

function someOf(phrases: Phrases, chance: Chance, count: number): string[] {
  const first = chance.below(phrases.length)
  return Array.from({ length: count }, (_none, step) => {
    return phrases[(first + step * 2) % phrases.length] ?? ''
  })
}

function withFacts(text: string, vehicle: DemoVehicle): string {
  const { model, year, lengthMm, beds } = vehicle
  const make = makeNameOf({
    product_type: vehicle.kind,
    make: vehicle.make,
    trailer_make: vehicle.make,
  })
  const metres = (lengthMm / 1000).toFixed(2).replace('.', ',')
  return text
    .replaceAll('{name}', `${make} ${model}`)
    .replaceAll('{year}', String(year))
    .replaceAll('{metres}', metres)
    .replaceAll('{beds}', beds)
}
