/** Where a visitor is led after his form was sent, from where it was shown. */
export function sentAddress(address: string, reference?: string): string {
  const sent = `${address}${address.includes('?') ? '&' : '?'}resultat=envoye`
  return reference === undefined ? sent : `${sent}&reference=${reference}`
}
