import type { EndpointDeclaration } from '#contract/endpoint.ts'

/** Which endpoint a path of the program's own pages asks for: each page asks several, of hundreds. */

export type Declared = { readonly declared: Pick<EndpointDeclaration, 'method' | 'path'> }

export type FoundEndpoint<E> = {
  readonly endpoint: E
  readonly params: Readonly<Record<string, string>>
}

export class EndpointIndex<E extends Declared> {
  /** By method and number of parts, those with the fewest parameters first. */
  readonly #byShape = new Map<string, { readonly endpoint: E; readonly parts: readonly Part[] }[]>()

  add(endpoint: E): void {
    const { method, path } = endpoint.declared
    const parts = path.split('/').map(partOf)
    const shape = `${method} ${parts.length}`
    const alike = [...(this.#byShape.get(shape) ?? []), { endpoint, parts }]
    this.#byShape.set(
      shape,
      alike.sort((left, right) => countParams(left.parts) - countParams(right.parts)),
    )
  }

  /** The plainest match: `/get/empty` before `/get/{entityId}`, as in the router. */
  find(method: string, path: string): FoundEndpoint<E> | undefined {
    const given = path.split('/')
    const found = this.#byShape
      .get(`${method} ${given.length}`)
      ?.find(({ parts }) => parts.every((part, index) => part.param || part.text === given[index]))
    if (!found) return undefined
    const params = found.parts.flatMap(({ param }, index) =>
      param === undefined ? [] : [[param, decodeURIComponent(given[index] ?? '')]],
    )
    return { endpoint: found.endpoint, params: Object.fromEntries(params) }
  }
}

type Part = { readonly text: string; readonly param?: string }

function partOf(text: string): Part {
  return text.startsWith('{') ? { text, param: text.slice(1, -1) } : { text }
}

function countParams(parts: readonly Part[]): number {
  return parts.filter(({ param }) => param !== undefined).length
}
