import { APIError, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../../access/administratorsOnly.ts'

/** Only administrators may import: they answer for the proofs. */
export function requireImporter(req: PayloadRequest): void {
  if (administratorsOnly({ req })) return
  throw new APIError('Les administrateurs importent les abonnés.', 403)
}
