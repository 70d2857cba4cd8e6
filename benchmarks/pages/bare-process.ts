import fastify from 'fastify'

/** A Fastify that has nothing to do: answers ready bytes under their numbers. */

export type BareAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The body in base64. */
  readonly body: string
}

process.once('message', async (answers: readonly BareAnswer[]) => {
  const app = fastify()
  for (const [index, { status, headers, body }] of answers.entries()) {
    const bytes = Buffer.from(body, 'base64')
    app.get(`/${index}`, (_request, reply) => {
      reply.code(status).headers(headers)
      return status === 304 ? reply.send() : reply.send(bytes)
    })
  }
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))
