import { limits } from '../limits.ts'

/** What takes files with it, below the base of the contract, and the names of these. */
export const fileEndpoints = {
  candidatures: ['cv', 'lettre'],
  coursiers: ['piece', 'permis'],
} as const

/** Bytes of a form with so many files, which come beside its other fields. */
export function largestForm(files: number): number {
  return files * (limits.upload + 1024) + limits.formBody
}
