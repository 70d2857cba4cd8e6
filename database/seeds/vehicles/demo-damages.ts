import { damageAreaCode } from '#domain/listing/damages.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { seededChance } from '#drawings/chance.ts'
import type { DemoVehicle } from './vehicle-table.ts'

/** The damages that sellers report. About every third vehicle has some. */

type KnownDamage = {
  readonly area: string
  readonly kinds: readonly string[]
  readonly severity: string
  readonly sizeCm: number
  readonly text: Readonly<Record<'de' | 'nl' | 'da', string>>
}

/** On the outer wall, which is what the drawings of damages show. */
const wallDamages: readonly [KnownDamage, ...KnownDamage[]] = [
  {
    area: 'right_side',
    kinds: ['scratch'],
    severity: 'cosmetic',
    sizeCm: 35,
    text: {
      de: 'Langer Kratzer von einer Hecke auf dem Campingplatz, nicht bis aufs Blech. Lässt sich vermutlich auspolieren.',
      nl: 'Lange kras van een heg op de camping, niet tot op het metaal. Is waarschijnlijk uit te polijsten.',
      da: 'En lang ridse fra en hæk på campingpladsen, ikke helt ned til metallet. Kan sikkert poleres væk.',
    },
  },
  {
    area: 'rear',
    kinds: ['dent', 'paint'],
    severity: 'minor',
    sizeCm: 12,
    text: {
      de: 'Beim Rangieren an einem Poller hängen geblieben. Kleine Delle mit Lackabplatzer unter der Rückleuchte.',
      nl: 'Bij het rangeren een paaltje geraakt. Kleine deuk met lakschade onder het achterlicht.',
      da: 'Ramte en pullert ved rangering. En lille bule med lakskade under baglygten.',
    },
  },
  {
    area: 'left_side',
    kinds: ['scratch', 'dent'],
    severity: 'minor',
    sizeCm: 18,
    text: {
      de: 'Ast gestreift, leichte Delle mit Kratzspuren neben der Serviceklappe. Alles dicht, vom Fachbetrieb geprüft.',
      nl: 'Een tak geraakt, lichte deuk met krassen naast het serviceluik. Alles is dicht, door de dealer gecontroleerd.',
      da: 'Strejfede en gren, let bule med ridser ved serviceklappen. Alt er tæt, kontrolleret af værksted.',
    },
  },
  {
    area: 'entrance_door',
    kinds: ['scratch'],
    severity: 'cosmetic',
    sizeCm: 10,
    text: {
      de: 'Gebrauchsspuren rund um das Schloss der Aufbautür, nur bei Licht von der Seite zu sehen.',
      nl: 'Gebruikssporen rond het slot van de opbouwdeur, alleen bij strijklicht te zien.',
      da: 'Brugsspor omkring låsen på indgangsdøren, kan kun ses i sidelys.',
    },
  },
]

const otherDamages: readonly [KnownDamage, ...KnownDamage[]] = [
  {
    area: 'roof_hatch',
    kinds: ['crack'],
    severity: 'minor',
    sizeCm: 6,
    text: {
      de: 'Feiner Riss in der Dachhaube über dem Bett, dicht. Ersatzhaube liegt bei.',
      nl: 'Fijne scheur in het dakluik boven het bed, waterdicht. Een vervangend luik wordt meegeleverd.',
      da: 'En fin revne i tagvinduet over sengen, tæt. En ny kuppel følger med.',
    },
  },
  {
    area: 'upholstery',
    kinds: ['stain'],
    severity: 'cosmetic',
    sizeCm: 20,
    text: {
      de: 'Rotweinfleck auf dem Polster der Sitzgruppe, trotz Reinigung noch leicht zu sehen.',
      nl: 'Rodewijnvlek op de bekleding van de zitgroep, na reiniging nog licht zichtbaar.',
      da: 'En rødvinsplet på siddegruppens betræk, stadig svagt synlig efter rens.',
    },
  },
  {
    area: 'wheel_tyre',
    kinds: ['rim_damage'],
    severity: 'cosmetic',
    sizeCm: 8,
    text: {
      de: 'Bordsteinkratzer an der Felge vorn rechts.',
      nl: 'Stoeprandschade aan de velg rechtsvoor.',
      da: 'Kantstensskade på fælgen foran til højre.',
    },
  },
]

export type DemoDamage = {
  readonly sortOrder: number
  readonly values: VehicleValues
  readonly hasPicture: boolean
}

export function damagesOf(vehicle: DemoVehicle, language: string): readonly DemoDamage[] {
  const chance = seededChance(`${vehicle.name}|damages`)
  if (!chance.happens(0.45)) return []
  const first = chance.below(wallDamages.length)
  const count = chance.pick([1, 1, 2, 3])
  const chosen = [
    wallDamages[first] ?? wallDamages[0],
    chance.pick(otherDamages),
    wallDamages[(first + 1) % wallDamages.length] ?? wallDamages[0],
  ].slice(0, count)
  return chosen.map((known, sortOrder) => ({
    sortOrder,
    hasPicture: wallDamages.includes(known),
    values: {
      [damageAreaCode(vehicle.kind)]: known.area,
      damage_kind: known.kinds,
      damage_severity: known.severity,
      damage_size: known.sizeCm,
      damage_repaired: 'no',
      damage_description: known.text[language === 'nl' || language === 'da' ? language : 'de'],
    },
  }))
}
