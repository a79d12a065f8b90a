import * as z from 'zod'
import type { Sent } from '../door/sending.ts'

const problem = z.object({
  path: z.array(z.coerce.string()),
  message: z.string(),
  /** Copies that are left. */
  reste: z.number().int().nonnegative().optional(),
})
const refused = z.object({
  error: z.object({
    details: z
      .object({
        errors: z.array(problem).optional(),
        total: z.number().int().optional(),
        retenus: z.number().int().optional(),
      })
      .nullish(),
  }),
})

export type CallProblem = z.infer<typeof problem>

/** The reason why the back office refused a call. */
export type Refusal =
  /** The request breaks a rule, or asks for more than is left. */
  | { state: 'refused'; problems: readonly CallProblem[] }
  /** The total is another one now. */
  | { state: 'priced'; total: number }
  /** Orders that are not paid hold as many copies as they may. */
  | { state: 'held'; most: number }
  /** The key or the act was used already, for something else. */
  | { state: 'used' }
  /** A record that does not exist, or a device or session that was ended. */
  | { state: 'unknown' }
  | { state: 'tooMany'; retryAfter: number }
  | { state: 'away' }

export function refusalOf({ status, body, retryAfter }: Sent): Refusal {
  if (status === 404 || status === 401) return { state: 'unknown' }
  if (status === 429) return { state: 'tooMany', retryAfter: retryAfter ?? 60 }
  if (status !== 400 && status !== 409) return { state: 'away' }
  const details = refused.safeParse(body).data?.error.details
  if (details?.total !== undefined) return { state: 'priced', total: details.total }
  if (details?.retenus !== undefined) return { state: 'held', most: details.retenus }
  const problems = details?.errors ?? []
  return status === 409 && problems.length === 0
    ? { state: 'used' }
    : { state: 'refused', problems }
}

/** The number of the line that a problem is about. */
export function lineNumberOf({ path }: CallProblem): number | undefined {
  const [list, number] = path
  return list === 'lignes' && number !== undefined ? Number(number) : undefined
}
