import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allAttributes, attribute } from './attributes.ts'
import { makeLabels } from './make-labels.ts'

/** docs/attributes.md says what the market can ask; the catalogue has all of it. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/attributes.md'), 'utf8')

const rows = page
  .split('\n')
  .filter((line) => /^\| [a-z]\w* \|/.test(line) && !line.startsWith('| code '))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, code = '', type, input, unit, options = '', kinds, requirement] = cells
    return { code, type, input, unit, options, kinds, requirement }
  })

const requirements = { always: 'R', conditional: 'C', optional: '-' } as const

describe('the attribute catalogue and its list (docs/attributes.md)', () => {
  it('reads every row of the list', () => {
    expect(rows.length).toBe(203)
  })

  it('has every attribute of the list, and none besides', () => {
    const listed = rows.map((row) => row.code).sort()
    expect(allAttributes.map((each) => each.attributeCode as string).sort()).toEqual(listed)
  })

  it.each(rows)('has $code as the list says', (row) => {
    const definition = allAttributes.find((each) => each.attributeCode === row.code)
    if (!definition) throw new Error(`The catalogue lacks ${row.code}`)
    const { appliesTo } = definition
    expect({
      type: definition.backendType,
      input: definition.frontendInput,
      unit: definition.isMonth ? 'month' : (definition.unit ?? ''),
      kinds:
        (appliesTo.includes('motorhome') ? 'M' : '') + (appliesTo.includes('trailer') ? 'T' : ''),
      requirement: requirements[definition.requirement],
    }).toEqual({
      type: row.type,
      input: row.input,
      unit: row.unit,
      kinds: row.kinds,
      requirement: row.requirement,
    })
    if (row.options === '' || row.options === 'makes' || row.options === 'by area') return
    const codes = definition.options?.map((option) => option.code as string) ?? []
    expect([...codes].sort()).toEqual(row.options.split(' ').sort())
  })

  it.each([
    ['Makes of motorhomes', 'make'],
    ['Makes of caravans', 'trailer_make'],
  ] as const)('offers every make under %s', (title, code) => {
    const names = page.split(`## ${title}\n\n`)[1]?.split('\n')[0]?.split(', ') ?? []
    expect(names.length).toBeGreaterThan(40)
    const labels: Readonly<Record<string, string>> = makeLabels
    const offered = attribute(code).options?.map((option) => labels[option.code])
    expect(names.filter((name) => !offered?.includes(name))).toEqual([])
  })
})
