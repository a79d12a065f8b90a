/** Gives the address after a form was sent, from the address of the form. */
export function sentAddress(address: string, reference?: string): string {
  const sent = `${address}${address.includes('?') ? '&' : '?'}resultat=envoye`
  return reference === undefined ? sent : `${sent}&reference=${reference}`
}
