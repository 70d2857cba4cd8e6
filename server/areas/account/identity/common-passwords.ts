import type { PasswordList } from '#domain/account/security/common-password.ts'

/**
 * Some ten thousand common and breached passwords, from a package that is part of the program: nobody outside is
 * asked, and nothing of a password leaves the server. Read when the first one is chosen.
 */
let list: Promise<PasswordList> | undefined

export function commonPasswords(): Promise<PasswordList> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return list
}
