import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'

/** The facts that every answered message has, whatever its form calls them. */
interface SaidInMessage {
  name: string
  email: string
  phone: string
  service: string
  message: string
}

/** A message as the letters about it read it. */
export interface ReceivedMessage extends SaidInMessage {
  kind: MessageKind
  id: number
  reference: string
  locale: string
}

/** What the letters about a kind of message say. */
export interface MessageLetters<Message> {
  /** The prefix of its reference: DV-2026-7KQ4P9X. */
  reference: ReferencedKind
  /** Of the notice to the company. */
  heading: string
  /** The acknowledgement that the visitor gets. */
  acknowledgement: Readonly<Record<Locale, { subject: string; text: string }>>
  read(message: Message): SaidInMessage
}
