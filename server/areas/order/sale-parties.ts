import type { Profile, ProfileType } from '#domain/account/customer.ts'
import type { AttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { numberOf, textOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { formatFor } from '#locales/format.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { shownTelephone } from '#locales/telephone/read-telephone.ts'
import type { Party, PurchaseContract } from '../../integrations/documents/port.ts'
import type { OrderParties } from './stored-order.ts'

/** Both sides of a sale as the documents and the notifications name them (rules 1: from the sale on). */

type Side = { readonly email: string; readonly profile: Profile }

/** What the sale keeps of both sides. Notifications and invoices name them as they are on their own day. */
export function partiesOf(sides: {
  readonly seller: Side & { readonly profileType: ProfileType }
  readonly buyer: Side
}): OrderParties {
  return {
    seller: partyOf(sides.seller),
    buyer: partyOf(sides.buyer),
    isSellerBusiness: sides.seller.profileType !== 'PRIVATE',
  }
}

export function partyOf({ email, profile }: Side): Party {
  const phone = profile.phone ?? profile.commercialCustomerContactPhone
  return {
    name: personOf(profile),
    street: profile.street ?? '',
    zipCode: profile.zipCode ?? '',
    city: profile.city ?? '',
    country: profile.country ?? 'DE',
    email,
    ...(profile.companyName && { company: profile.companyName }),
    ...(phone && { phone: shownTelephone(phone) }),
    ...(profile.vatRegNo && { vatId: profile.vatRegNo }),
  }
}

/**
 * The rows of a notification that tell one side who the other is. The country stays a code: its name is
 * written for whoever reads it, in the language they read in by then.
 */
export function partnerValues(party: Party): Record<string, string> {
  const town = [party.zipCode, party.city].filter(Boolean).join(' ')
  return {
    partnerCompany: party.company ?? '',
    partnerName: party.name,
    partnerAddress: [party.street, town].filter(Boolean).join(', '),
    partnerCountry: party.country,
    partnerPhone: party.phone ?? '',
    partnerEmail: party.email ?? '',
  }
}

/** Where and when the buyer fetches the vehicle; the ad's own place unless it names another. */
export function pickupOf(
  values: VehicleValues,
  seller: Party,
  locale: string,
): PurchaseContract['pickup'] {
  const isElsewhere = values.pickup_differs === true
  const [zip, city, country] = (
    isElsewhere
      ? ['pickup_zip', 'pickup_city', 'pickup_country']
      : ['location_zip', 'location_city', 'location_country']
  ).map((code) => textOf(values, code as AttributeCode) ?? '') // The six codes are of the catalogue.
  const format = formatFor(isLocale(locale) ? locale : defaultLocale)
  const street = !isElsewhere && zip === seller.zipCode ? seller.street : ''
  const place = [street, `${zip} ${city}`.trim(), country ? format.country(country) : '']
  const availableFrom = numberOf(values, 'available_from')
  const expectedMileageKm = numberOf(values, 'expected_mileage_at_pickup')
  const isLater = textOf(values, 'availability') === 'later'
  return {
    place: place.filter(Boolean).join(', '),
    ...(isLater && availableFrom !== undefined && { availableFrom }),
    ...(isLater && expectedMileageKm !== undefined && { expectedMileageKm }),
  }
}

function personOf(profile: Profile): string {
  const person = [profile.name, profile.surname].filter(Boolean).join(' ')
  const contact = [profile.commercialCustomerContactName, profile.commercialCustomerContactSurname]
  return person || contact.filter(Boolean).join(' ') || (profile.managingDirector ?? '')
}
