import { APIError, type PayloadRequest } from 'payload'
import { endCount } from '../../capacity/units.ts'
import type { Biblio } from '../../payload-types.ts'
import { copiesOf } from './copies.ts'

/**
 * A book whose copies were counted is made to order from now on; gives how many were left. What
 * orders hold stays theirs: handed over as before, and given back to nobody's count.
 */
export async function stopCounting({ id, stock }: Biblio, req: PayloadRequest): Promise<number> {
  if (stock === null || stock === undefined) {
    throw refused('Ce livre est déjà fabriqué à la commande.')
  }
  if (!(await endCount(copiesOf(id), stock, req))) {
    throw refused('Le stock vient de changer\u00a0: enregistrez de nouveau.')
  }
  return stock
}

function refused(message: string): APIError {
  return new APIError(message, 409, null, true)
}
