import { apiOf } from '../../support/api.ts'
import { linkIn, mailTo } from '../../support/mailbox.ts'

export const password = 'Drei-Igel-7'

/**
 * A new account with a confirmed address and this password; answers the address.
 * @param port Of a journey's own server.
 */
export async function openAccount(port?: number): Promise<string> {
  const email = `eigen-${crypto.randomUUID()}@gmx.de`
  const { account } = await apiOf(undefined, port)
  const body = { email, password, language: 'de', acceptsTerms: true } as const
  await account.register({ body })
  const link = new URL(
    linkIn(await mailTo({ to: email, subject: /bestätigen/, ...(port && { port }) })),
  )
  // Confirmed on another device than this one, so the password is chosen anew.
  const token = link.searchParams.get('token') ?? ''
  const { passwordToken } = await account.verifyEmail({ body: { token } })
  await account.resetPassword({ body: { token: passwordToken ?? '', password } })
  return email
}
