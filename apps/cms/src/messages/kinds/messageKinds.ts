import type { MessageKind } from '@sira/contract/forms/messageForms'
import { contacts } from './contacts.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { quotes } from './quotes.ts'
import { subscribers } from './subscribers.ts'

/** Every kind of message the contract knows. */
export const messageKinds: { readonly [Kind in MessageKind]: KindOfMessage<Kind> } = {
  devis: quotes,
  contacts,
  newsletters: subscribers,
}
