import type { Mover } from '@sira/contract/dossiers/moves'
import type { KeptAttachment } from '../../mail/attachments.ts'
import type { Act } from './acts.ts'

/** Who makes a move, and why: each leaves it behind. */
export interface Step {
  by: Mover
  /** The name of a member of staff, or of a provider. */
  who?: string | undefined
  /** For staff alone. */
  why?: string | undefined
  /** What the customer reads. */
  message?: string | undefined
}

/** One step of a history, as it is kept: a move from one state to another, or an act without a move. */
export interface KeptStep {
  date: string
  de: string | null
  /** Null where the state stays. */
  vers: string | null
  par: Mover
  qui: string | null
  motif: string | null
  message: string | null
  acte?: Act
  /** Text of the visitor's reply. */
  reponse?: string
  /** Number of the received e-mail; the step is deleted with it. */
  lettre?: number
  /** Number of the sent estimate. */
  estimation?: number
  /** Attachments that were sent or received. */
  fichiers?: KeptAttachment[]
}

/** A move, as it is kept. */
export function keptStep(from: string | null, to: string, step: Step): KeptStep & { vers: string } {
  return { ...kept(step), de: from, vers: to }
}

/** What else was done, with what goes with it. */
export function keptAct(
  act: Act,
  step: Step,
  more: Pick<KeptStep, 'reponse' | 'lettre' | 'estimation' | 'fichiers'> = {},
): KeptStep {
  return { ...kept(step), de: null, vers: null, acte: act, ...more }
}

function kept({ by, who, why, message }: Step) {
  return {
    date: new Date().toISOString(),
    par: by,
    qui: who ?? null,
    motif: why ?? null,
    message: message ?? null,
  }
}

/** What a field of a history holds: steps, oldest first. */
export function stepsOf(history: unknown): KeptStep[] {
  return Array.isArray(history) ? history : []
}
