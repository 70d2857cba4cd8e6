import type { Profile, ProfileType } from '#domain/account/customer.ts'

/** The people of the demo. All have the same password, which the welcome text names. */

export const demoPassword = 'Demo-Markt-24'
const demoDomain = 'demo.cm24.example'

export type DemoPerson = {
  /** Names the person in the vehicle tables; also the part of their address before the @. */
  readonly key: string
  readonly profileType: ProfileType
  readonly language: string
  readonly profile: Profile
}

export const demoOperator: DemoPerson = {
  key: 'betrieb',
  profileType: 'PRIVATE',
  language: 'de',
  profile: person('Miriam', 'Falk', '+49 40 5550100', 'Musterallee 24', '20095', 'Hamburg', 'DE'),
}

/** Where two are needed to take an auction out (rules 2). */
export const demoSecondOperator: DemoPerson = {
  key: 'aufsicht',
  profileType: 'PRIVATE',
  language: 'de',
  profile: person('Jonas', 'Reimers', '+49 40 5550101', 'Musterallee 24', '20095', 'Hamburg', 'DE'),
}

export const demoSellers: readonly DemoPerson[] = [
  {
    key: 'hansen',
    profileType: 'PRIVATE',
    language: 'de',
    profile: person(
      'Petra',
      'Hansen',
      '+49 431 5550111',
      'Holtenauer Weg 18',
      '24103',
      'Kiel',
      'DE',
    ),
  },
  {
    key: 'berger',
    profileType: 'PRIVATE',
    language: 'de',
    profile: person(
      'Thomas',
      'Berger',
      '+49 8031 555012',
      'Innleite 7',
      '83022',
      'Rosenheim',
      'DE',
    ),
  },
  {
    key: 'devries',
    profileType: 'PRIVATE',
    language: 'nl',
    profile: person(
      'Anneke',
      'de Vries',
      '+31 30 5550133',
      'Lindelaan 42',
      '3581CE',
      'Utrecht',
      'NL',
    ),
  },
  {
    key: 'huber',
    profileType: 'PRIVATE',
    language: 'de',
    profile: person('Josef', 'Huber', '+43 316 555014', 'Murgasse 3', '8010', 'Graz', 'AT'),
  },
  {
    key: 'nordlicht',
    profileType: 'COMMERCIAL',
    language: 'de',
    profile: company({
      companyName: 'Nordlicht Reisemobil-Vermietung GmbH',
      vatRegNo: 'DE287654321',
      contact: ['Silke', 'Brandt', '+49 451 5550150'],
      place: ['Hafenstraße 61', '23568', 'Lübeck', 'DE'],
    }),
  },
  {
    key: 'kolding',
    profileType: 'COMMERCIAL',
    language: 'da',
    profile: company({
      companyName: 'Kolding Camping & Fritid ApS',
      vatRegNo: 'DK31245678',
      contact: ['Mads', 'Lauritsen', '+45 75 55 01 60'],
      place: ['Vejlevej 118', '6000', 'Kolding', 'DK'],
    }),
  },
]

export const demoDealers: readonly DemoPerson[] = [
  dealer('caravannord', 'de', {
    companyName: 'Caravan Center Nord GmbH',
    vatRegNo: 'DE811234567',
    contact: ['Jens', 'Petersen', '+49 40 5550201'],
    place: ['Kieler Chaussee 210', '22525', 'Hamburg', 'DE'],
  }),
  dealer('schwarz', 'de', {
    companyName: 'Reisemobile Schwarz GmbH & Co. KG',
    vatRegNo: 'DE812345678',
    contact: ['Andrea', 'Schwarz', '+49 731 5550202'],
    place: ['Industriestraße 14', '89079', 'Ulm', 'DE'],
  }),
  dealer('rheinmain', 'de', {
    companyName: 'Freizeitmobile Rhein-Main GmbH',
    vatRegNo: 'DE813456789',
    contact: ['Murat', 'Yıldız', '+49 6131 555203'],
    place: ['Rheinallee 188', '55120', 'Mainz', 'DE'],
  }),
  dealer('camperhuis', 'nl', {
    companyName: 'Camperhuis Utrecht B.V.',
    vatRegNo: 'NL812345678B01',
    contact: ['Bram', 'Jansen', '+31 30 5550204'],
    place: ['Atoomweg 55', '3542AB', 'Utrecht', 'NL'],
  }),
  dealer('vandermeer', 'nl', {
    companyName: 'Van der Meer Campers B.V.',
    vatRegNo: 'NL823456789B01',
    contact: ['Femke', 'van der Meer', '+31 50 5550205'],
    place: ['Rouaanstraat 9', '9723CA', 'Groningen', 'NL'],
  }),
  dealer('alpencaravan', 'de', {
    companyName: 'Alpen Caravan GmbH',
    vatRegNo: 'ATU61234567',
    contact: ['Lukas', 'Gruber', '+43 662 555206'],
    place: ['Vogelweiderstraße 77', '5020', 'Salzburg', 'AT'],
  }),
  dealer('poznan', 'pl', {
    companyName: 'Kampery Poznań Sp. z o.o.',
    vatRegNo: 'PL7811234567',
    contact: ['Agnieszka', 'Nowak', '+48 61 555 02 07'],
    place: ['ul. Głogowska 302', '60-104', 'Poznań', 'PL'],
  }),
  dealer('aarhus', 'da', {
    companyName: 'Dansk Autocamper Center ApS',
    vatRegNo: 'DK28765432',
    contact: ['Søren', 'Kjær', '+45 86 55 02 08'],
    place: ['Randersvej 401', '8200', 'Aarhus', 'DK'],
  }),
]

/** Waits for the operator's verdict. */
export const demoDealerInReview: DemoPerson = dealer('elbe', 'de', {
  companyName: 'Wohnmobilhandel Elbe OHG',
  vatRegNo: 'DE298765432',
  contact: ['Robert', 'Krause', '+49 351 5550209'],
  place: ['Meißner Landstraße 40', '01157', 'Dresden', 'DE'],
})

/** Admitted, and asked for the terms in force: those the dealer agreed to are older. */
export const demoDealerWithOldTerms: DemoPerson = dealer('goteborg', 'sv', {
  companyName: 'Göteborg Husbilar AB',
  vatRegNo: 'SE556677889901',
  contact: ['Karin', 'Lindqvist', '+46 31 555 02 10'],
  place: ['Hisingsleden 12', '41834', 'Göteborg', 'SE'],
})

export function emailOf(key: string): string {
  return `${key}@${demoDomain}`
}

type Company = {
  readonly companyName: string
  readonly vatRegNo: string
  readonly contact: readonly [name: string, surname: string, phone: string]
  readonly place: readonly [street: string, zipCode: string, city: string, country: string]
}

function dealer(key: string, language: string, facts: Company): DemoPerson {
  return { key, profileType: 'MERCHANT', language, profile: company(facts) }
}

function company({ companyName, vatRegNo, contact, place }: Company): Profile {
  const [name, surname, phone] = contact
  const [street, zipCode, city, country] = place
  return {
    companyName,
    vatRegNo,
    managingDirector: `${name} ${surname}`,
    name,
    surname,
    phone,
    commercialCustomerContactName: name,
    commercialCustomerContactSurname: surname,
    commercialCustomerContactPhone: phone,
    street,
    zipCode,
    city,
    country,
  }
}

function person(
  ...[name, surname, phone, street, zipCode, city, country]: readonly [
    name: string,
    surname: string,
    phone: string,
    street: string,
    zipCode: string,
    city: string,
    country: string,
  ]
): Profile {
  return { name, surname, phone, street, zipCode, city, country }
}
