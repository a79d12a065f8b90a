import { ContractError } from '@sira/contract/wire/errors'

interface RefusedLine {
  /** From 0. */
  index: number
  /** Copies or seats that are left; nothing where it is sold no more. */
  left: number | undefined
}

/** The line for which an order was refused; nothing where it was refused for another reason. */
export function refusedLine(error: unknown): RefusedLine | undefined {
  if (!(error instanceof ContractError)) return undefined
  const { errors = [] } = (error.details ?? {}) as { errors?: { path: string[]; reste?: number }[] }
  const [first] = errors
  if (first?.path[0] !== 'lignes') return undefined
  return { index: Number(first.path[1] ?? 0), left: first.reste }
}
