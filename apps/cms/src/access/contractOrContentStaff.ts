import type { PayloadRequest } from 'payload'
import { contentStaff } from './contentStaff.ts'

/**
 * Content that is public as soon as it exists. The public reads it through the contract API, which
 * asks Payload from inside; Payload's own REST interface is for content staff.
 */
export function contractOrContentStaff({ req }: { req: PayloadRequest }): boolean {
  return isContract(req) || contentStaff({ req })
}

/** An anonymous question asked by our own program, not by a request to Payload's interfaces. */
export function isContract(req: PayloadRequest): boolean {
  return !req.user && req.payloadAPI === 'local'
}
