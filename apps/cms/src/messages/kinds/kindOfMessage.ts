import type { FieldOf, MessageKind } from '@sira/contract/forms/messageForms'
import type { CollectionAfterChangeHook, Endpoint, Field } from 'payload'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import type { Column } from '../export/exportColumns.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import type { MessageLetters } from '../facts/receivedMessage.ts'
import type { Keep } from '../reception/door/keep.ts'

/** All that the back office knows of one kind of message; the form itself is in the contract. */
export interface KindOfMessage<Kind extends MessageKind>
  extends KeptKind<FieldOf<Kind> | 'reference'> {
  labels: { singular: string; plural: string }
  /** What the visitor sent, and what follows from it. */
  fields: Field[]
  /** What staff add to one of this kind, beside what they add to all. */
  staffFields?: Field[]
  /** Actions of this kind alone, and their buttons above the record. */
  deeds?: { endpoints: Endpoint[]; buttons: string[] }
  /** Of the list that staff see. */
  columns: readonly (keyof MessageOf<Kind> & string)[]
  /** The searched fields, as the search box names them. */
  searchedAs: string
  /** Of the file that staff take away, before those of the work on it. */
  exported: readonly Column<MessageOf<Kind>>[]
  /** How one that came is kept, and what is answered. */
  keep: Keep
  /** The letters at arrival, and the answer by e-mail; null: neither. */
  letters: MessageLetters<MessageOf<Kind>> | null
  afterChange?: CollectionAfterChangeHook<MessageOf<Kind>>[]
}
