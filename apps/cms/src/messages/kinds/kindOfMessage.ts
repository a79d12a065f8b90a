import type { FieldOf, MessageKind } from '@sira/contract/forms/messageForms'
import type { CollectionAfterChangeHook, Endpoint, Field } from 'payload'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import type { Column } from '../export/exportColumns.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import type { MessageLetters } from '../facts/receivedMessage.ts'
import type { Keep } from '../reception/door/keep.ts'

/** The facts of a kind of message for the back office; the form itself is in the contract. */
export interface KindOfMessage<Kind extends MessageKind>
  extends KeptKind<FieldOf<Kind> | 'reference'> {
  labels: { singular: string; plural: string }
  /** The visitor's fields, and the fields derived from them. */
  fields: Field[]
  /** The fields for staff on this kind only, besides those on all kinds. */
  staffFields?: Field[]
  /** The actions of this kind only, with their buttons above the record. */
  deeds?: { endpoints: Endpoint[]; buttons: string[] }
  /** The columns of the list for staff. */
  columns: readonly (keyof MessageOf<Kind> & string)[]
  /** The searched fields, as the search box names them. */
  searchedAs: string
  /** The columns of the export, before those about the work on it. */
  exported: readonly Column<MessageOf<Kind>>[]
  /** Keeps a received message, and gives the answer. */
  keep: Keep
  /** The acknowledgement and the notice, and the answer by e-mail; null for a kind without any. */
  letters: MessageLetters<MessageOf<Kind>> | null
  afterChange?: CollectionAfterChangeHook<MessageOf<Kind>>[]
}
