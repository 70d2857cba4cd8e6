/** A browser on the network: cookies by host and port, redirects as far as a page or another program. */
export class NetworkBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()

  async call(
    method: 'GET' | 'POST' | 'PUT',
    address: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const { origin } = new URL(address)
    const headers: Record<string, string> = {}
    if (method !== 'GET') {
      const token = await this.call('GET', `${origin}/api/public/auth/csrf-token`)
      headers['x-csrf-token'] = (token.body as { csrfToken: string }).csrfToken // Specification 7.1.
      headers['content-type'] = 'application/json'
    }
    const answer = await this.#send(address, {
      ...{ method, headers },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  /** Where the redirects end: at a page of ours, or at an address on which nobody listens. */
  async follow(address: string): Promise<string> {
    let at = address
    for (let steps = 0; steps < 10; steps++) {
      const url = new URL(at)
      if (!/^\/(oidc|api)\//.test(url.pathname)) return at
      const answer = await this.#send(at, { method: 'GET' })
      const location = answer.headers.get('location')
      if (location === null) return at
      at = new URL(location, at).href
    }
    throw new Error(`${address} leads round in a circle`)
  }

  async #send(address: string, request: RequestInit): Promise<Response> {
    const { host, port } = new URL(address)
    // Names below localhost are known to browsers alone; each market has a port of its own.
    const reachable = address.replace(host, `127.0.0.1:${port}`)
    const kept = this.#cookies.get(port) ?? new Map<string, string>()
    this.#cookies.set(port, kept)
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(reachable, {
      ...request,
      redirect: 'manual',
      headers: { ...(request.headers as Record<string, string>), ...(cookie && { cookie }) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) kept.delete(name)
      else kept.set(name, value)
    }
    return answer
  }
}
