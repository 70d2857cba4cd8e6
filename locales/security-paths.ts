import type { PathRow } from './path-row.ts'

/** Pages about an account's safety, its data and its company's people. */
export const securityPaths = {
  secondFactor: {
    de: '/konto/zweiter-faktor',
    en: '/account/second-factor',
    nl: '/account/tweede-factor',
    sv: '/konto/andra-faktor',
    da: '/konto/anden-faktor',
    pl: '/konto/drugi-skladnik',
    es: '/cuenta/segundo-factor',
    cs: '/ucet/druhy-faktor',
  },
  personalData: {
    de: '/konto/meine-daten',
    en: '/account/my-data',
    nl: '/account/mijn-gegevens',
    sv: '/konto/mina-uppgifter',
    da: '/konto/mine-data',
    pl: '/konto/moje-dane',
    es: '/cuenta/mis-datos',
    cs: '/ucet/moje-udaje',
  },
  companyPeople: {
    de: '/konto/firma',
    en: '/account/company',
    nl: '/account/bedrijf',
    sv: '/konto/foretag',
    da: '/konto/firma',
    pl: '/konto/firma',
    es: '/cuenta/empresa',
    cs: '/ucet/firma',
  },
  companyInvitation: {
    de: '/einladung',
    en: '/invitation',
    nl: '/uitnodiging',
    sv: '/inbjudan',
    da: '/invitation',
    pl: '/zaproszenie',
    es: '/invitacion',
    cs: '/pozvanka',
  },
} as const satisfies Readonly<Record<string, PathRow>>
