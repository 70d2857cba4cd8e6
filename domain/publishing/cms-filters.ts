/** Which entries a query means: conditions on fields, and groups of them of which all or one must hold, however deep. */

export type CmsValue = string | number | null

const operators = [
  '$eq',
  '$eqi',
  '$ne',
  '$in',
  '$notIn',
  '$contains',
  '$notContains',
  '$containsi',
  '$notContainsi',
  '$startsWith',
  '$endsWith',
  '$null',
  '$notNull',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
] as const

type Operator = (typeof operators)[number]
type Filter = {
  readonly field: string
  readonly operator: Operator
  readonly values: string[]
}

export type FilterGroup = {
  readonly holds: 'all' | 'one'
  readonly filters: Filter[]
  /** By their place in the query, such as `$or` and in it `0`. */
  readonly groups: Map<string, FilterGroup>
}

const groupOperators = new Map<string, FilterGroup['holds']>([
  ['$and', 'all'],
  ['$or', 'one'],
])

/** Deeper ones nobody writes by hand. */
const deepest = 10

export function filterGroup(holds: FilterGroup['holds'] = 'all'): FilterGroup {
  return { holds, filters: [], groups: new Map() }
}

/** Takes a parameter such as `filters[$or][0][name][$eq]` in; false for what is no filter. */
export function addFilter(root: FilterGroup, name: string, values: readonly string[]): boolean {
  const [, brackets] = /^filters((?:\[[^[\]]*\])+)$/.exec(name) ?? []
  const parts = brackets?.slice(1, -1).split('][') ?? []
  let group = root
  for (let depth = 0; depth <= deepest; depth += 1) {
    const holds = groupOperators.get(parts[0] ?? '')
    if (!holds) return addToGroup(group, parts, values)
    const [operator = '', place = ''] = parts.splice(0, 2)
    if (!/^\d{1,2}$/.test(place)) return false
    group = groupIn(groupIn(group, operator, holds), place, 'all')
  }
  return false
}

function groupIn(group: FilterGroup, place: string, holds: FilterGroup['holds']): FilterGroup {
  const known = group.groups.get(place)
  if (known) return known
  const made = filterGroup(holds)
  group.groups.set(place, made)
  return made
}

function addToGroup(
  group: FilterGroup,
  [field = '', ...rest]: readonly string[],
  values: readonly string[],
): boolean {
  const place = rest.at(-1) ?? ''
  const [operatorName = '$eq', ...more] = /^\d*$/.test(place) ? rest.slice(0, -1) : rest
  const operator = operators.find((each) => each === operatorName)
  if (!/^\w+$/.test(field) || !operator || more.length > 0) return false
  const isList = operator === '$in' || operator === '$notIn'
  const same = (other: Filter) => other.field === field && other.operator === operator
  // A list is written as one parameter for each of its values.
  const begun = isList ? group.filters.find(same) : undefined
  if (begun) begun.values.push(...values)
  else group.filters.push({ field, operator, values: [...values] })
  return true
}

export function filteredFields({ filters, groups }: FilterGroup): readonly string[] {
  const inside = [...groups.values()].flatMap(filteredFields)
  return [...filters.map(({ field }) => field), ...inside]
}

export function isMeant(group: FilterGroup, valueIn: (field: string) => CmsValue): boolean {
  const parts = [
    ...group.filters.map((filter) => () => fits(valueIn(filter.field), filter)),
    ...[...group.groups.values()].map((inner) => () => isMeant(inner, valueIn)),
  ]
  return group.holds === 'all' ? parts.every((part) => part()) : parts.some((part) => part())
}

function fits(value: CmsValue, { operator, values }: Filter): boolean {
  const wanted = values[0] ?? ''
  const text = String(value ?? '')
  switch (operator) {
    case '$eq':
      return text === wanted
    case '$eqi':
      return text.toLowerCase() === wanted.toLowerCase()
    case '$ne':
      return text !== wanted
    case '$in':
      return values.includes(text)
    case '$notIn':
      return !values.includes(text)
    case '$contains':
      return text.includes(wanted)
    case '$notContains':
      return !text.includes(wanted)
    case '$containsi':
      return text.toLowerCase().includes(wanted.toLowerCase())
    case '$notContainsi':
      return !text.toLowerCase().includes(wanted.toLowerCase())
    case '$startsWith':
      return text.startsWith(wanted)
    case '$endsWith':
      return text.endsWith(wanted)
    case '$null':
      return (value === null) === (wanted !== 'false')
    case '$notNull':
      return (value !== null) === (wanted !== 'false')
    case '$lt':
      return value !== null && compare(value, wanted) < 0
    case '$lte':
      return value !== null && compare(value, wanted) <= 0
    case '$gt':
      return value !== null && compare(value, wanted) > 0
    case '$gte':
      return value !== null && compare(value, wanted) >= 0
  }
}

/** Numbers by size, all else by its letters; what is absent comes first. */
export function compare(one: CmsValue, other: CmsValue): number {
  if (typeof one === 'number' && other !== null) return one - Number(other)
  const [first, second] = [String(one ?? ''), String(other ?? '')]
  return first < second ? -1 : first > second ? 1 : 0
}
