import { type Chance, seededChance } from '../drawings/chance.ts'
import type { DemoVehicle } from './vehicle-table.ts'

/** Descriptions in the sellers' own words: an opening, how it was kept, why it goes. */

type Phrases = readonly [string, ...string[]]
type Voice = {
  readonly openings: Phrases
  readonly vanOpenings: Phrases
  readonly caravanOpenings: Phrases
  readonly care: Phrases
  readonly trips: Phrases
  readonly farewells: Phrases
}

const german: Voice = {
  openings: [
    'Wir verkaufen unser gepflegtes Reisemobil, mit dem wir viele schöne Touren gemacht haben.',
    'Zum Verkauf steht ein zuverlässiges Wohnmobil, das uns nie im Stich gelassen hat.',
    'Unser treuer Begleiter sucht neue Reisende. Er ist sofort startklar und vollständig ausgestattet.',
    'Sehr ordentliches Fahrzeug mit durchdachtem Grundriss: viel Stauraum, gute Betten, helle Küche.',
  ],
  vanOpenings: [
    'Unser Kastenwagen ist wendig genug für die Altstadt und groß genug für drei Wochen Norwegen.',
    'Kompakter Camper für zwei, im Alltag genauso gern gefahren wie im Urlaub.',
    'Wir haben diesen Camper neu gekauft und immer selbst gefahren. Passt auf jeden normalen Parkplatz.',
  ],
  caravanOpenings: [
    'Unser Wohnwagen stand die meiste Zeit auf dem Dauerplatz und wurde nur wenige Male im Jahr gezogen.',
    'Leicht zu ziehender Wohnwagen mit gemütlicher Sitzgruppe und viel Platz zum Schlafen.',
    'Gepflegter Wohnwagen, zieht sich ruhig und ist in wenigen Minuten aufgebaut.',
  ],
  care: [
    'Die Dichtigkeitsprüfung wurde jedes Jahr in der Fachwerkstatt gemacht, alle Nachweise liegen vor.',
    'Im Winter stand er immer in der Halle, die Batterien wurden regelmäßig geladen.',
    'Inspektionen und Ölwechsel sind im Serviceheft eingetragen, die letzte ist noch kein Jahr her.',
    'Innen und außen frisch gereinigt, Polster ohne Flecken, alle Geräte wurden geprüft und gehen.',
    'Gasprüfung und Hauptuntersuchung sind neu, die Reifen haben noch reichlich Profil.',
  ],
  trips: [
    'Gefahren wurden vor allem lange, gleichmäßige Strecken nach Skandinavien und Südfrankreich.',
    'Wir waren meist zu zweit unterwegs, hinten hat selten jemand gesessen.',
    'Kein Hund, keine Zigarette, keine Kinderstiefel auf den Polstern.',
    'Nachgerüstet haben wir nur, was wirklich hilft: Rückfahrkamera, gute Matratzen und LED-Licht.',
  ],
  farewells: [
    'Der Verkauf fällt uns schwer, aber wir steigen altersbedingt auf ein kleineres Fahrzeug um.',
    'Wir verkaufen, weil die Kinder nicht mehr mitfahren und er zu viel steht.',
    'Abgabe wegen Neuanschaffung. Zwei Schlüssel und alle Unterlagen sind vorhanden.',
    'Er geht nur weg, weil uns im neuen Haus der Stellplatz fehlt.',
  ],
}

const germanRental: Voice = {
  ...german,
  openings: [
    'Fahrzeug aus unserer Vermietflotte, von Anfang an in unserer eigenen Werkstatt gewartet.',
    'Wir erneuern unsere Flotte und geben dieses Reisemobil mit lückenloser Historie ab.',
  ],
  vanOpenings: [
    'Camper aus unserer Vermietflotte, eine Saison gefahren und nach jeder Miete geprüft.',
  ],
  caravanOpenings: ['Mietwohnwagen aus erster Hand, nach jeder Rückgabe gereinigt und geprüft.'],
  trips: [
    'Rückgabeprotokolle aller Mieten liegen vor. Die üblichen Gebrauchsspuren sind in den Bildern zu sehen.',
    'Markise, Heizung und Kühlschrank wurden vor dem Verkauf noch einmal durchgemessen.',
  ],
  farewells: [
    'Die Mehrwertsteuer ist ausweisbar. Abholung werktags nach Absprache.',
    'Bezahlung per Überweisung, Übergabe mit ausführlicher Einweisung auf unserem Hof.',
  ],
}

const dutch: Voice = {
  openings: [
    'Wij verkopen onze goed onderhouden camper waarmee we veel mooie reizen hebben gemaakt.',
    'Nette camper met een fijne indeling: veel bergruimte, goede bedden en een lichte keuken.',
  ],
  vanOpenings: ['Compacte camper voor twee, past op elke gewone parkeerplaats en rijdt heerlijk.'],
  caravanOpenings: ['Keurige caravan die licht trekt en in een paar minuten opgezet is.'],
  care: [
    'Elk jaar een vochttest bij de dealer, alle papieren zijn aanwezig.',
    'In de winter altijd binnen gestald, accu’s regelmatig geladen.',
  ],
  trips: [
    'Vooral lange ritten naar Scandinavië en Frankrijk, nooit in gerookt.',
    'We waren meestal met z’n tweeën op pad, achterin is nauwelijks gezeten.',
  ],
  farewells: [
    'We nemen afscheid omdat we een kleinere camper hebben gekocht.',
    'Alle sleutels en boekjes zijn erbij.',
  ],
}

const danish: Voice = {
  openings: [
    'Velholdt autocamper fra vores udlejning, serviceret på eget værksted fra første dag.',
    'Vi fornyer flåden og sælger denne autocamper med fuld historik.',
  ],
  vanOpenings: ['Kompakt camper til to, let at køre og let at parkere.'],
  caravanOpenings: ['Pæn campingvogn, let at trække og hurtig at stille op.'],
  care: [
    'Fugttest hvert år på værksted, alle papirer medfølger.',
    'Opbevaret indendørs om vinteren, batterierne er vedligeholdt.',
  ],
  trips: ['Kørt mest på lange ture, ikke-ryger.', 'De sædvanlige brugsspor kan ses på billederne.'],
  farewells: ['Momsen kan trækkes fra. Afhentning på hverdage efter aftale.'],
}

export function descriptionOf(
  vehicle: DemoVehicle,
  seller: { readonly language: string; readonly isCommercial: boolean },
): string {
  const chance = seededChance(`${vehicle.name}|description`)
  const voice = voiceOf(seller)
  return [
    chance.pick(openingsOf(voice, vehicle)),
    ...twoOf(voice.care, chance),
    chance.pick(voice.trips),
    chance.pick(voice.farewells),
  ].join(' ')
}

function voiceOf({ language, isCommercial }: { language: string; isCommercial: boolean }): Voice {
  if (language === 'nl') return dutch
  if (language === 'da') return danish
  return isCommercial ? germanRental : german
}

function openingsOf(voice: Voice, { kind, body }: DemoVehicle): Phrases {
  if (kind === 'trailer') return voice.caravanOpenings
  return ['panel_van', 'camper_bus'].includes(body) ? voice.vanOpenings : voice.openings
}

function twoOf(phrases: Phrases, chance: Chance): string[] {
  const first = chance.below(phrases.length)
  return [phrases[first] ?? '', phrases[(first + 1) % phrases.length] ?? '']
}
