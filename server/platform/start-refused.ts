/** What an installation has to put right before it can start: told in one sentence, without a stack. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused'
}
