import type { PayloadRequest, Where } from 'payload'
import type { Followed } from './followed.ts'

/**
 * Moments: a record from before the first is old; one that nobody wanted, from before the second.
 */
export interface RetentionLimits {
  old: string
  soon: string
  /** Accounting records older than this are erased, too. */
  booked: string
}

/**
 * The facts of every collection that keeps data of visitors. None of it can be left out: a field
 * that is not named here would never be erased, found or handed over.
 */
export interface KeptKind<Field extends string = string> {
  /** The fields by which staff find a record. */
  searched: readonly Field[]
  /** The records that wait for somebody’s attention. */
  waiting: Where
  /** How the first screen counts it, one and several; none where it is counted otherwise, or never. */
  waitingWords: WaitingWords | null
  /** The words after that count on the first screen, « à traiter »; null where nothing waits for us. */
  waitingNote: string | null
  /** How it waits in the day of staff; null where nothing of it asks for anything of them. */
  day: WaitingClock<Field> | null
  /** Whether one of the reception sees to a record, which names him. */
  assigned: boolean
  /** Besides its person, its cards and lines show this; nothing more where it is left out. */
  board?: OnBoard<Field>
  /** Its replies that nobody has read, one and several; null where nobody answers by e-mail. */
  replyWords: readonly [string, string] | null
  /** The records that the nightly job erases. */
  expired(limits: RetentionLimits): Where
  /** By what its person is found, with the words for what is kept of him. */
  personal: PersonalFields<Field>
  /** How its visitor follows a record by its reference; null where he cannot. */
  followed: Followed | null
  /** Those of these that cannot leave their person yet, though old or asked to, and why. */
  staying?: (
    ids: readonly number[],
    limits: Pick<RetentionLimits, 'booked'>,
    req: PayloadRequest,
  ) => Promise<ReadonlyMap<number, StayingFor>>
  /** Takes out of those that stay for the accounts, on request, what these do not need. */
  trim?: (ids: readonly number[], req: PayloadRequest) => Promise<void>
  /** Where a record outlives its person: takes what is personal out of it, instead of deleting it. */
  erase?: (ids: readonly number[], req: PayloadRequest) => Promise<void>
  /** Fields of our own bookkeeping, of a record and of what is handed over with it: nobody's data. */
  secret?: readonly string[]
  /** Data kept apart from a record and handed over with it. */
  besides?: (id: number, req: PayloadRequest) => Promise<Readonly<Record<string, unknown>>>
}

/** A kind in the inbox and on the board of dossiers. */
export interface OnBoard<Field extends string = string> {
  /** Say what a record is about: the first that is filled in, a text or a relation. */
  about?: readonly Field[]
  /** Whole francs that it brings; of a message, as staff estimate them. */
  amount?: Field | 'amount'
  /** The records that stand there, where these are not all: what a machine seems to have sent waits apart. */
  only?: Where
  /** How staff make one by hand: the words of a link, and its screen. */
  made?: { label: string; at: string }
}

export interface PersonalFields<Field extends string = string> {
  label: string
  /** In which somebody's e-mail address stands. */
  fields: readonly [Field, ...Field[]]
  /** In which a phone number stands. */
  phone?: PhoneField<Field>
  /** Others whom it names. */
  others?: readonly NamedPerson<Field>[]
  /** What he calls himself. */
  name?: Field
}

/** Somebody whom the dossier of another person names, by his number. */
export interface NamedPerson<Field extends string = string> extends PhoneField<Field> {
  /** His other fields there. They leave with him: the dossier stays with its own person. */
  beside: readonly Field[]
}

export interface PhoneField<Field extends string = string> {
  field: Field
  dialCode?: Field
  /** Some were kept as they were typed, before forms kept whole numbers. */
  asTyped: boolean
}

/** The accounts need who paid; what is under way needs whom it is for. */
export type StayingFor = 'accounts' | 'underWay'

/** It runs while the company is open. */
export interface WaitingClock<Field extends string = string> {
  /** The field that says since when a record waits. */
  since: Field | 'createdAt' | 'etatLe' | 'especesDepuis'
  /** Opening hours after which it is late. */
  hours: number
  /** The records that wait for staff, where these are not `waiting`. */
  where?: Where
}

export interface WaitingWords {
  one: string
  several: string
  /** Below the orders: it can wait a day. */
  later?: true
}
