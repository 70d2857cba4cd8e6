/** An object whose parts are made by their names when they are asked for, each once. */
export function madeOnDemand<Part>(make: (name: string) => Part): Readonly<Record<string, Part>> {
  const made = new Map<string | symbol, Part>()
  const none: Record<string, Part> = {}
  return new Proxy(none, {
    get: (_none, name) => {
      const known = made.get(name)
      if (known !== undefined || typeof name === 'symbol') return known
      const part = make(name)
      made.set(name, part)
      return part
    },
  })
}
