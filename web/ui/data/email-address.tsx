/** Breaks behind its @ before it breaks anywhere else; copied it is the address alone. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
