const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** `Firefox · Windows`, for the list of devices; programs are named by their first word. */
export function deviceName(userAgent: string): string {
  const name = (known: typeof browsers) =>
    known.find(([expression]) => expression.test(userAgent))?.[1]
  const parts = [name(browsers), name(systems)].filter((part) => part !== undefined)
  if (parts.length > 0) return parts.join(' · ')
  return userAgent.split(/[\s/]/)[0]?.slice(0, 40) ?? ''
}
