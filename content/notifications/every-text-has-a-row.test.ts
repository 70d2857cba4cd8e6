import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { destinations } from '#domain/messaging/destinations.ts'
import { notificationCodes } from '#domain/messaging/notification-table.ts'
import { locales } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'

describe.each(locales)('the table of notifications in %s', (locale) => {
  it('has a text for each row, and a row for each text', () => {
    const folder = join(import.meta.dirname, '..', locale, 'mail')
    const files = readdirSync(folder).map((name) => name.replace(/\.md$/, ''))
    expect(files.toSorted()).toEqual(notificationCodes.toSorted())
  })

  it('leads only to screens that have an address', () => {
    for (const { screen, takes } of Object.values(destinations)) {
      const params = takes === 'nothing' ? {} : { id: 1 }
      expect(pathToLoose(screen, locale, params)).toMatch(/^\//)
    }
  })
})
