/**
 * The mailbox behind an address: capitals, `+labels` and, at Gmail, dots lead to the same one.
 */
export function mailboxOf(address: string): string {
  const [, name = '', domain = ''] =
    /^(.*)@(.*)$/s.exec(address.normalize().trim().toLowerCase()) ?? []
  const plain = name.replace(/\+.*$/s, '')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
