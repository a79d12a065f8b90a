import { partAt, reasonIn, textAt } from '../calls/answerParts.ts'

export interface FactorKey {
  ticket: string
  typed: string
  picture: { path: string; side: number }
}

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
      const codes = partAt(body, 'recoveryCodes')
      return {
        step: Array.isArray(codes) ? { at: 'recovery', codes: codes.map(String) } : { at: 'in' },
      }
    }
    return answerOf(body)
  } catch {
    return { problem: silent }
  }
}

function answerOf(body: unknown): SignInAnswer {
  const name = textAt(body, 'errors', 0, 'name')
  const ticket = textAt(body, 'errors', 0, 'ticket')
  const key = keyIn(partAt(body, 'errors', 0))
  if (name === 'SecondFactorNeeded' && ticket) return { step: { at: 'code', ticket } }
  if (name === 'SecondFactorSetup' && key) return { step: { at: 'setup', key } }
  return { problem: reasonIn(body) ?? silent, startAgain: name === 'TicketExpired' }
}

function keyIn(problem: unknown): FactorKey | undefined {
  const [ticket, typed] = [textAt(problem, 'ticket'), textAt(problem, 'typed')]
  const [path, side] = [textAt(problem, 'picture', 'path'), partAt(problem, 'picture', 'side')]
  if (ticket === undefined || typed === undefined) return undefined
  if (path === undefined || typeof side !== 'number') return undefined
  return { ticket, typed, picture: { path, side } }
}
