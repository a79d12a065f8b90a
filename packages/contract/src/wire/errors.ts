import { z } from 'zod'

/** One broken rule of a sent form, as Strapi words it. */
export interface FieldProblem {
  path: string[]
  message: string
}

/** The error envelope; `details.errors` names each field of a `ValidationError`. */
export const errorEnvelope = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: z
      .object({
        errors: z
          .array(
            z.object({
              path: z.array(z.string()),
              message: z.string(),
              name: z.string(),
              /** For a line that is sold out: the copies left. */
              reste: z.number().int().optional(),
            }),
          )
          .optional(),
        /** For an order whose total has changed: the new total in FCFA. */
        total: z.number().int().optional(),
        /** For too many unpaid orders: the copies that they may hold together. */
        retenus: z.number().int().optional(),
        /** For a form sent by a page without script: the typed texts. */
        typed: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
  }),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>

export interface ContractErrorOptions {
  status: number
  name: string
  message: string
  /** `null` leaves `details` out, as the recorded server does for bodies it could not read. */
  details?: ErrorEnvelope['error']['details'] | null
  cause?: unknown
}

/** An answer other than success; becomes the error envelope. */
export class ContractError extends Error {
  readonly status: number
  readonly details: NonNullable<ErrorEnvelope['error']['details']> | null

  constructor({ status, name, message, details = {}, cause }: ContractErrorOptions) {
    super(message, { cause })
    this.name = name
    this.status = status
    this.details = details
  }
}

export function envelopeOf({ status, name, message, details }: ContractError): ErrorEnvelope {
  const error = { status, name, message }
  return { data: null, error: details === null ? error : { ...error, details } }
}
