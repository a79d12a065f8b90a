import { contactForm } from './contact.ts'
import type { MessageForm } from './messageForm.ts'
import { newsletterForm } from './newsletter.ts'
import { quoteForm } from './quote.ts'

/** Every kind of message that visitors send, by where it is sent; staff see them in this order. */
export const messageForms = {
  devis: quoteForm,
  contacts: contactForm,
  newsletters: newsletterForm,
} as const

export type MessageKind = keyof typeof messageForms

/** The fields that are kept of a kind of message, and those its rules read besides. */
export type FieldOf<Kind extends MessageKind> = keyof (typeof messageForms)[Kind]['fields'] & string

export const messageKindNames = Object.keys(messageForms) as readonly MessageKind[]

export function isMessageKind(name: string | undefined): name is MessageKind {
  return name !== undefined && Object.hasOwn(messageForms, name)
}

/** The form of a kind, read like every form. */
export function formOf(kind: MessageKind): MessageForm {
  return messageForms[kind]
}
