import { z } from 'zod'
import { limits } from '../limits.ts'
import { routes } from '../routes.ts'
import type { FileEndpoint } from './formFiles.ts'

/** Pages whose form has files, by their French path, and what takes it. */
export const filePages: Readonly<Record<string, FileEndpoint>> = {
  [routes.leaveCv]: 'candidatures',
  [routes.becomeCourier]: 'coursiers',
}

/** In which the host tells a page what came of its form: JSON, see `sentForm`. */
export const sentFormHeader = 'x-sira-sent-form'

/** The result of a form with files that a page without script has sent. */
export const sentForm = z.object({
  status: z.number().int(),
  /** Where it was kept. */
  reference: z.string().optional(),
  /** By which the device that sent it opens it. */
  key: z.string().optional(),
  retryAfter: z.number().optional(),
  /** The first field that is wrong, with what is said of it. */
  field: z.string().optional(),
  message: z.string().optional(),
  /** The code of what is wrong with a file. */
  name: z.string().optional(),
  /** The typed values, so that nothing is typed twice. */
  typed: z.record(z.string(), z.string()).default({}),
})

export type SentForm = z.infer<typeof sentForm>

/** Bytes of a form with so many files, which come beside its other fields. */
export function largestForm(files: number): number {
  return files * (limits.upload + 1024) + limits.formBody
}
