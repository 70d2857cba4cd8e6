import fastify from 'fastify'

/** A Fastify that has nothing to do: answers ready texts under their numbers. */

export type BareAnswer = { readonly type: string; readonly body: string }

process.once('message', async (answers: readonly BareAnswer[]) => {
  const app = fastify()
  for (const [index, { type, body }] of answers.entries()) {
    app.get(`/${index}`, (_request, reply) => reply.type(type).send(body))
  }
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))
