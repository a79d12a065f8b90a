import { APIError, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../../access/administratorsOnly.ts'

/** Who brings in many people at once answers for their proofs. */
export function requireImporter(req: PayloadRequest): void {
  if (administratorsOnly({ req })) return
  throw new APIError('Les administrateurs importent les abonnés.', 403)
}
