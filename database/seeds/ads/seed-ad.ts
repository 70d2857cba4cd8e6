import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { makeNameOf } from '#domain/listing/describe-listing.ts'
import { listingAttributes } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { confirmedToday } from '#domain/vehicle/confirmations.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues, toWireValues } from '#domain/vehicle/wire-values.ts'
import { hashOf } from '#drawings/chance.ts'
import {
  approveListing,
  confirmAnswers,
  createListing,
  type ListingServices,
  savePicture,
  showProduct,
  submitListing,
  uploadDocument,
} from '#server/areas/listing/api.ts'
import { drawDocument } from '../files/official-document.ts'
import { uploadOf } from '../files/uploaded-file.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { damagesOf } from '../vehicles/demo-damages.ts'
import { descriptionOf } from '../vehicles/descriptions.ts'
import type { DemoVehicle } from '../vehicles/vehicle-table.ts'
import { startPriceOf, valuesOf } from '../vehicles/vehicle-values.ts'
import { type AdPictures, imageKinds } from './ad-pictures.ts'
import { placeOf } from './ad-place.ts'
import { addCoveredPages } from './seed-covered-pages.ts'
import type { StoredDrawing } from './store-drawing.ts'

/** One ad up to its release: entered by its seller, submitted with documents, released by the operator. */

export type AdToSeed = {
  readonly vehicle: DemoVehicle
  readonly seller: SeededPerson
  readonly pictures: AdPictures
}

/** How far somebody got who has not submitted yet; the last one is complete but for its price. */
export type EditingStage = 'profile' | 'equipment' | 'images' | 'auction'

const codesByStage: Readonly<Record<EditingStage, readonly string[]>> = {
  profile: ['product_profile', 'trailer_profile'],
  equipment: ['product_profile', 'trailer_profile', 'product_equipment'],
  images: ['product_profile', 'trailer_profile', 'product_equipment', 'product_description'],
  auction: ['product_profile', 'trailer_profile', 'product_equipment', 'product_description'],
}

export async function createAd(
  services: ListingServices,
  ad: AdToSeed,
  stage?: EditingStage,
): Promise<number> {
  const { vehicle, seller, pictures } = ad
  const { language } = seller.person
  const isCommercial = seller.person.profileType !== 'PRIVATE'
  const damages = damagesOf(vehicle, language)
  const whole = valuesOf(vehicle, {
    place: placeOf(seller.person, vehicle.name),
    isCommercial,
    hasDamages: damages.length > 0,
    description: descriptionOf(vehicle, { language, isCommercial }),
    now: services.now().getTime(),
  })
  const hasPictures = stage === undefined || stage === 'auction'
  return createListing(services, seller.context, {
    kind: vehicle.kind,
    input: {
      attributes: toWireValues(listingAttributes, stage ? upTo(whole, stage) : whole),
      gallery: hasPictures ? galleryOf(pictures.gallery) : [],
      damages: hasPictures
        ? damages.map(({ sortOrder, values }, index) => ({
            sortOrder,
            attributes: toWireValues(damageAttributes, values),
            images: galleryOf(presentOf(pictures.damages.slice(index, index + 1))),
          }))
        : [],
    },
  })
}

/** The pictures' rows come before the ads that show them. */
export async function savePictures(
  services: Pick<ListingServices, 'pool'>,
  { gallery, damages }: AdPictures,
): Promise<void> {
  for (const { key, width, height, thumbhash } of [...gallery, ...presentOf(damages)]) {
    await savePicture(services.pool, { pictureKey: key, width, height, thumbhash, sizes: [] })
  }
}

export async function submitAd(
  services: ListingServices,
  ad: AdToSeed,
  entityId: number,
): Promise<void> {
  const { vehicle, seller } = ad
  const name = vehicle.kind === 'motorhome' ? 'zulassungsbescheinigung-teil-1' : 'coc-papier'
  const request = uploadOf({ name: `${name}.pdf`, bytes: await documentOf(ad) })
  await uploadDocument(services, seller.context, {
    entityId,
    documentType: vehicle.kind === 'motorhome' ? 'registration_part_1' : 'conformity_certificate',
    request,
  })
  await addCoveredPages(services, ad, entityId)
  await confirmAll(services, ad, entityId)
  await submitListing(services, seller.context, {
    entityId,
    consentVersion: consentSentenceVersion,
  })
}

/** What an operator writes to the owner, in their language. */
const startPriceReasons: Readonly<Record<string, string>> = {
  de: 'Vergleichbare Fahrzeuge fanden ab diesem Betrag zuverlässig erste Bieter.',
  en: 'Comparable vehicles reliably found their first bidders from this amount.',
  nl: 'Vergelijkbare voertuigen vonden vanaf dit bedrag steeds hun eerste bieders.',
  sv: 'Jämförbara fordon har från detta belopp alltid fått sina första bud.',
  da: 'Tilsvarende køretøjer har fra dette beløb altid fundet de første bydende.',
  pl: 'Porównywalne pojazdy od tej kwoty zawsze znajdowały pierwszych licytujących.',
  es: 'A partir de este importe, los vehículos comparables encontraron siempre los primeros postores.',
  cs: 'Srovnatelná vozidla od této částky vždy našla první zájemce.',
}

/** As somebody would who answers each question and confirms what is asked once more. */
async function confirmAll(
  services: ListingServices,
  { seller }: AdToSeed,
  entityId: number,
): Promise<void> {
  const { attributes } = await showProduct(services, seller.context, entityId)
  const { values } = fromWireValues(listingAttributes, attributes)
  const confirmations = confirmedToday(values)
  if (confirmations.length > 0) {
    await confirmAnswers(services, seller.context, { entityId, confirmations })
  }
}

/** Released; answers the auction with its slot. */
export function approveAd(
  services: ListingServices,
  ad: AdToSeed & {
    readonly operator: SeededPerson
    readonly entityId: number
    /** Of a next round; else a share of the price. */
    readonly startPriceEur?: number
  },
) {
  const { vehicle, seller, operator, entityId } = ad
  const isCommercial = seller.person.profileType !== 'PRIVATE'
  return approveListing(services, operator.context, {
    entityId,
    input: {
      vatRegime: isCommercial ? 'reportable' : 'private',
      vin: vinOf(vehicle),
      startPriceEur: ad.startPriceEur ?? startPriceOf(vehicle.targetPriceEur),
      isNewVehicle: false,
      startPriceReason: startPriceReasons[seller.person.language] ?? '',
    },
  })
}

function documentOf({ vehicle, seller }: AdToSeed): Promise<Buffer> {
  const { profile } = seller.person
  const holder = profile.companyName ?? `${profile.name} ${profile.surname}`
  return drawDocument({
    title: vehicle.kind === 'motorhome' ? 'Zulassungsbescheinigung Teil I' : 'CoC-Papier',
    rows: [
      ['Halter', holder],
      [
        'Fahrzeug',
        `${makeNameOf({ product_type: vehicle.kind, make: vehicle.make, trailer_make: vehicle.make })} ${vehicle.model}`,
      ],
      ['Fahrzeug-Identifizierungsnummer', vinOf(vehicle)],
      ['Erstzulassung', `${String(vehicle.month).padStart(2, '0')}/${vehicle.year}`],
      ['Zulässige Gesamtmasse', `${vehicle.weightKg} kg`],
    ],
  })
}

/** Looks like a number of the base vehicle's maker, and is nobody's. */
function vinOf({ name, chassis }: DemoVehicle): string {
  const maker =
    { fiat: 'ZFA', mercedes: 'WDB', ford: 'WF0', iveco: 'ZCF', vw: 'WV1' }[chassis] ?? 'WHB'
  return `${maker}DEM0${String(hashOf(name)).padStart(10, '0')}`
}

export function presentOf(drawings: readonly (StoredDrawing | null)[]): StoredDrawing[] {
  return drawings.filter((drawing) => drawing !== null)
}

function galleryOf(drawings: readonly StoredDrawing[]) {
  return drawings.map(({ key, kind }, position) => ({
    value: key,
    position,
    kind: imageKinds[kind],
  }))
}

function upTo(values: VehicleValues, stage: EditingStage): VehicleValues {
  const sets = codesByStage[stage]
  const codes = new Set<string>(
    listingAttributes
      .filter(({ attributeSetName }) => sets.includes(attributeSetName))
      .map(({ attributeCode }) => attributeCode),
  )
  return Object.fromEntries(Object.entries(values).filter(([code]) => codes.has(code)))
}
