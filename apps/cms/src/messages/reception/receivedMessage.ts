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
  locale: string
}

/** What the letters about a kind of message say. */
export interface MessageLetters<Message> {
  /** Stands before the number of a message: D-12. */
  reference: string
  /** Of the notice to the company. */
  heading: string
  /** What the visitor is told. */
  acknowledgement: Readonly<Record<Locale, { subject: string; text: string }>>
  read(message: Message): SaidInMessage
}
