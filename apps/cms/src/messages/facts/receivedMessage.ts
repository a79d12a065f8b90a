import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'

/** The facts of every answered message; its form may name them differently. */
interface SaidInMessage {
  name: string
  email: string
  phone: string
  service: string
  message: string
}

/** The facts of a message for the letters about it. */
export interface ReceivedMessage extends SaidInMessage {
  kind: MessageKind
  id: number
  reference: string
  locale: string
}

/** The texts of the letters about a kind of message. */
export interface MessageLetters<Message> {
  /** The prefix of its reference: DV-2026-7KQ4P9X. */
  reference: ReferencedKind
  /** The heading of the notice to the company. */
  heading: string
  /** The acknowledgement for the visitor. */
  acknowledgement: Readonly<Record<Locale, { subject: string; text: string }>>
  read(message: Message): SaidInMessage
}
