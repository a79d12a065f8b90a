import { limits } from '@sira/contract/limits'
import type { Estimate } from '../../payload-types.ts'

type Lines = NonNullable<Estimate['lignes']>

/** The session of which a line sells seats; nothing where it sells something else. */
export function sessionOfLine({ session }: Pick<Lines[number], 'session'>): number | undefined {
  return (typeof session === 'object' ? session?.id : session) ?? undefined
}

/** Why the seats of an estimate could not become an order, as a sentence with the way out. */
export function unsellable({
  lignes,
  phone,
}: Pick<Estimate, 'lignes' | 'phone'>): string | undefined {
  const seats = (lignes ?? []).filter((line) => sessionOfLine(line) !== undefined)
  if (seats.length === 0) return undefined
  const { max, inAll } = limits.seats
  const total = seats.reduce((sum, { quantite }) => sum + quantite, 0)
  if (!phone) {
    return 'Donnez le téléphone du client\u00a0: ses places se suivent par ce numéro. Puis enregistrez.'
  }
  if (new Set(seats.map(sessionOfLine)).size < seats.length) {
    return 'La même session est sur deux lignes\u00a0: réunissez ses places sur une seule, puis enregistrez.'
  }
  if (total > inAll || seats.some(({ quantite }) => quantite > max)) {
    return `Une ligne a au plus ${max} places d’une session, un devis ${inAll}\u00a0: faites-en plusieurs.`
  }
  return undefined
}
