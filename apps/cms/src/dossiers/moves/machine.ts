import type { Move } from '@sira/contract/dossiers/moves'
import type { CollectionSlug } from 'payload'

/** The states of the records of one collection, and every step between them. */
export interface Machine<
  Row extends { id: number },
  State extends string,
  Letter extends string = string,
> {
  collection: CollectionSlug
  /** Holds the state of a record. */
  field: 'etat' | 'state'
  /** As staff read them, in the order of the work. */
  names: Readonly<Record<State, string>>
  moves: readonly Move<State, Letter>[]
  /** The field of its history; nothing where its moves are kept elsewhere. */
  steps?: 'etapes' | 'history'
  /** How a refusal begins, « La commande CM-2026-… ». */
  title(record: Row): string
  /** Staff move a record by saving it; else `move` alone does, and a save that tries is refused. */
  savedByStaff?: true
}
