import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { Locale } from '@sira/contract/locales'

/** What every message that is answered says, whatever its form calls it. */
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
  /** What a message is, by its reference: DV-2026-7KQ4P9X. */
  reference: ReferencedKind
  /** Of the notice to the company. */
  heading: string
  /** What the visitor is told. */
  acknowledgement: Readonly<Record<Locale, { subject: string; text: string }>>
  read(message: Message): SaidInMessage
}
