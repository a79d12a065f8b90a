import * as z from 'zod/mini'

const setup = z.object({
  ticket: z.string(),
  typed: z.string(),
  picture: z.object({ path: z.string(), side: z.number() }),
})
export type FactorKey = z.infer<typeof setup>

const refused = z.object({
  errors: z.array(z.object({ name: z.optional(z.string()), message: z.string() })),
})
const ticketed = z.object({ errors: z.array(z.object({ ticket: z.string() })) })
const toSetUp = z.object({ errors: z.array(setup) })
const opened = z.object({ recoveryCodes: z.optional(z.array(z.string())) })

/** Where somebody stands who signs in. */
export type SignInStep =
  | { at: 'password' }
  | { at: 'code'; ticket: string }
  | { at: 'setup'; key: FactorKey }
  | { at: 'recovery'; codes: string[] }
  | { at: 'in' }

export type SignInAnswer = { step: SignInStep } | { problem: string; startAgain?: boolean }

const silent = 'Le back office ne répond pas. Réessayez dans un instant.'

/** One step of signing in: e-mail and password, or a ticket and a code. */
export async function signInCall(data: Record<string, FormDataEntryValue>): Promise<SignInAnswer> {
  try {
    const response = await fetch('/admin/api/users/login', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body: unknown = await response.json()
    if (response.ok) {
      const codes = opened.safeParse(body).data?.recoveryCodes
      return { step: codes ? { at: 'recovery', codes } : { at: 'in' } }
    }
    return answerOf(body)
  } catch {
    return { problem: silent }
  }
}

function answerOf(body: unknown): SignInAnswer {
  const { name, message } = refused.safeParse(body).data?.errors[0] ?? {}
  const ticket = ticketed.safeParse(body).data?.errors[0]?.ticket
  const key = toSetUp.safeParse(body).data?.errors[0]
  if (name === 'SecondFactorNeeded' && ticket) return { step: { at: 'code', ticket } }
  if (name === 'SecondFactorSetup' && key) return { step: { at: 'setup', key } }
  return { problem: message ?? silent, startAgain: name === 'TicketExpired' }
}
