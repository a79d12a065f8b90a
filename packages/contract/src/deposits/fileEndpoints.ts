import { z } from 'zod'
import { limits } from '../limits.ts'
import { routes } from '../routes.ts'
import type { FileEndpoint } from './formFiles.ts'

/** Pages whose form has files, by their French path, and what takes it. */
export const filePages: Readonly<Record<string, FileEndpoint>> = {
  [routes.leaveCv]: 'candidatures',
  [routes.becomeCourier]: 'coursiers',
  [routes.review]: 'relectures',
}

/** The header in which the host gives a page the outcome of its form, as JSON: see `sentForm`. */
export const sentFormHeader = 'x-sira-sent-form'

/** The result of a form with files that a page without script has sent. */
export const sentForm = z.object({
  status: z.number().int(),
  /** The reference of the kept record. */
  reference: z.string().optional(),
  /** The key by which the sending device opens it. */
  key: z.string().optional(),
  retryAfter: z.number().optional(),
  /** The first wrong field, with its error. */
  field: z.string().optional(),
  message: z.string().optional(),
  /** The code of the error of a file. */
  name: z.string().optional(),
  /** The typed values, so that nothing is typed twice. */
  typed: z.record(z.string(), z.string()).default({}),
})

export type SentForm = z.infer<typeof sentForm>

/** The most bytes of a form with this many files, its other fields included. */
export function largestForm(files: number): number {
  return files * (limits.upload + 1024) + limits.formBody
}
