import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { Locale } from '@sira/contract/locales'
import type { Payload } from 'payload'
import type { NamedRecord } from '../database/records/recordsByName.ts'

/** The reference and the phone number that open a dossier. */
export interface Pair {
  /** As `readReference` gives it. */
  reference: string
  /** As it was typed. */
  phone: string
  /**
   * Known by a key of the device or by a space, and not by the pair alone: a courier reads both of a
   * delivery, and its code is proof for who does not.
   */
  isProved?: boolean
}

/** How a visitor follows a kind of dossier. */
export interface Followed {
  nature: ReferencedKind
  /**
   * The state and the steps, in words for the visitor; nothing where the pair opens no dossier.
   * `locale` is the language of the page; without it, the language of the dossier is taken.
   */
  find(pair: Pair, locale: Locale | undefined, payload: Payload): Promise<FollowUp | undefined>
  /** The phone number that opens a record without a number of its own, if any. */
  phoneBeside?(record: NamedRecord, payload: Payload): Promise<string | undefined>
}
