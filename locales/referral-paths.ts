import type { PathRow } from './path-row.ts'

/** Paths of whoever refers others, and of whoever is referred. See path-table.ts for the notation. */
export const referralPaths = {
  referral: {
    de: '/empfehlung/{code}',
    en: '/referral/{code}',
    nl: '/aanbeveling/{code}',
    sv: '/rekommendation/{code}',
    da: '/anbefaling/{code}',
    pl: '/polecenie/{code}',
    es: '/recomendacion/{code}',
    cs: '/doporuceni/{code}',
  },
  accountReferrals: {
    de: '/konto/empfehlungen',
    en: '/account/referrals',
    nl: '/account/aanbevelingen',
    sv: '/konto/rekommendationer',
    da: '/konto/anbefalinger',
    pl: '/konto/polecenia',
    es: '/cuenta/recomendaciones',
    cs: '/ucet/doporuceni',
  },
} as const satisfies Readonly<Record<string, PathRow>>
