import type { Move } from '@sira/contract/dossiers/moves'
import type { CollectionSlug } from 'payload'
import type { Deed } from './deed.ts'

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
  /** States in which nothing more is to be done; one that nothing leaves ends the work anyway. */
  ended?: readonly State[]
  /**
   * The acts by which staff bring a record into a state; where there are any, they do nothing else of
   * the table. Without them the names of the states say it.
   */
  deeds?: Readonly<Partial<Record<State, Deed>>>
  /** The field that says since when a record has its state, where somebody counts from it. */
  since?: 'etatLe'
  /** The field of its history; nothing where its moves are kept elsewhere. */
  steps?: 'etapes' | 'history'
  /** How a refusal begins, « La commande CM-2026-… ». */
  title(record: Row): string
  /** Staff move a record by saving it; else `move` alone does, and a save that tries is refused. */
  savedByStaff?: true
}
