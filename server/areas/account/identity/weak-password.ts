import { passwordFaults } from '#domain/account/password.ts'
import { isEasyToGuess } from '#domain/account/security/common-password.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import { commonPasswords } from './common-passwords.ts'

/** A password that breaks the rules is refused field by field (rules 11). */
export async function refuseWeakPassword(password: string, email?: string): Promise<void> {
  const common = await commonPasswords()
  const faults = passwordFaults(password, (word) => isEasyToGuess(word, { common, email }))
  if (faults.length > 0) throw refuseFields(faults)
}
