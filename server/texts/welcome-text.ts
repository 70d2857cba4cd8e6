import { demoPassword, emailOf } from '#database/seeds/people/demo-people.ts'
import type { Hosts } from '#locales/hosts.ts'
import { localeFacts, locales } from '#locales/locales.ts'
import type { Config } from '../config.ts'

/** What somebody who has just started the market needs to know. */
export function welcomeText(config: Config, hosts: Hosts): string {
  const storefronts = locales.map(
    (locale) => `  ${localeFacts[locale].name.padEnd(12)} ${hosts.origin(locale)}`,
  )
  const home = hosts.origin('de')
  const demo = [
    '',
    'Demo',
    `  ${'Logins'.padEnd(12)} ${home}/dev/demo`,
    `  ${'Mailbox'.padEnd(12)} ${home}/dev/mailbox`,
    `  ${'Password'.padEnd(12)} ${demoPassword} for everybody, for example ${emailOf('hansen')}`,
  ]
  return [
    '',
    'CM24 is ready.',
    '',
    'Storefronts',
    ...storefronts,
    '',
    'Operator',
    `  ${'Console'.padEnd(12)} ${hosts.consoleOrigin()}`,
    ...(config.isDemo ? demo : []),
    '',
  ].join('\n')
}
