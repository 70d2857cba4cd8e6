/** Who runs the market, as its invoices name them. */

export type Company = {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly vatId: string
  readonly registration: string
  readonly managingDirector: string
  readonly phone: string
  readonly email: string
  readonly bankName: string
  readonly iban: string
  readonly bic: string
}

/** Stands on invoices until the settings name a company; a start in production says so. */
export const sampleCompany: Company = {
  name: 'CM24 Marktplatz GmbH',
  street: 'Musterallee 24',
  zipCode: '20095',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE123456789',
  registration: 'Amtsgericht Hamburg, HRB 000000',
  managingDirector: 'Erika Muster',
  phone: '+49 40 000000',
  email: 'service@cm24.example',
  bankName: 'Musterbank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
}

export function readCompany(environment: Readonly<Record<string, string | undefined>>): Company {
  return {
    name: environment.COMPANY_NAME ?? sampleCompany.name,
    street: environment.COMPANY_STREET ?? sampleCompany.street,
    zipCode: environment.COMPANY_ZIP ?? sampleCompany.zipCode,
    city: environment.COMPANY_CITY ?? sampleCompany.city,
    country: environment.COMPANY_COUNTRY ?? sampleCompany.country,
    vatId: environment.COMPANY_VAT_ID ?? sampleCompany.vatId,
    registration: environment.COMPANY_REGISTRATION ?? sampleCompany.registration,
    managingDirector: environment.COMPANY_DIRECTOR ?? sampleCompany.managingDirector,
    phone: environment.COMPANY_PHONE ?? sampleCompany.phone,
    email: environment.COMPANY_EMAIL ?? sampleCompany.email,
    bankName: environment.COMPANY_BANK ?? sampleCompany.bankName,
    iban: environment.COMPANY_IBAN ?? sampleCompany.iban,
    bic: environment.COMPANY_BIC ?? sampleCompany.bic,
  }
}
