import type { VehicleKind } from './attribute.ts'

/**
 * Makes that a person looks at before the market does (spec 5.3): base vehicles without a
 * converter, self-built ones, American coaches. A match warns the seller and sends the ad to manual
 * review; it stops nobody. The lists are seeds of a setting that operators edit.
 */
const makeBlacklistSeeds: Readonly<Record<VehicleKind, readonly string[]>> = {
  motorhome: [
    'airstream',
    'born free',
    'chevrolet',
    'citroen',
    'coachmen',
    'damon',
    'daf',
    'dodge',
    'fiat',
    'fleetwood',
    'ford',
    'ford/reimo',
    'forest river',
    'four winds',
    'georgie boy',
    'gmc',
    'holiday rambler',
    'hyundai',
    'iveco',
    'jayco',
    'mazda',
    'mercedes',
    'mercedes-benz',
    'mitsubishi',
    'monaco',
    'national rv',
    'nissan',
    'opel',
    'peugeot',
    'renault',
    'rexhall',
    'roadtrek',
    'selbstbau',
    'self_built',
    'setra',
    'thor',
    'tiffin',
    'toyota',
    'volkswagen',
    'vw',
    'winnebago',
  ],
  trailer: ['challenger', 'chausson', 'sun living'],
}

export function isBlacklistedMake(
  make: string,
  { kind, blacklist = makeBlacklistSeeds }: MakeCheck,
): boolean {
  const wanted = spelling(make)
  return wanted !== '' && blacklist[kind].some((entry) => spelling(entry) === wanted)
}

type MakeCheck = {
  readonly kind: VehicleKind
  readonly blacklist?: Readonly<Record<VehicleKind, readonly string[]>>
}

/** Case and the way words are joined do not count: "Sun Living" is `sun_living`. */
function spelling(make: string): string {
  return make
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
}
