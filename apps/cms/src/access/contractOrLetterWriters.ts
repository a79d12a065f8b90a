import type { PayloadRequest } from 'payload'
import { isContract } from './contractOrContentStaff.ts'
import { letterWriters } from './letterWriters.ts'

/** Pictures: agents choose one of the library for a letter; they neither send nor change any. */
export function contractOrLetterWriters({ req }: { req: PayloadRequest }): boolean {
  return isContract(req) || letterWriters({ req })
}
