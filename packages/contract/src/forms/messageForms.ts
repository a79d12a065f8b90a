import { deliveryForm } from '../deliveries/deliveryForm.ts'
import { alertForm } from '../offers/alert.ts'
import { offerForm } from '../offers/offerForm.ts'
import { reportForm } from '../offers/report.ts'
import { commentForm } from './comment.ts'
import { contactForm } from './contact.ts'
import type { MessageForm } from './messageForm.ts'
import { newsletterForm } from './newsletter.ts'
import { quoteForm } from './quote.ts'

/** The kinds of message, which staff all work on in the same way and see in this order. */
const messageForms = {
  devis: quoteForm,
  contacts: contactForm,
  newsletters: newsletterForm,
} as const

/** Every form that visitors send, by where it is sent: messages, and dossiers with states of their own. */
export const visitorForms = {
  ...messageForms,
  commentaires: commentForm,
  signalements: reportForm,
  alertes: alertForm,
  offres: offerForm,
  livraisons: deliveryForm,
} as const

export type MessageKind = keyof typeof messageForms
export type FormKind = keyof typeof visitorForms

/** The fields that are kept of a form, and those its rules read besides. */
export type FieldOf<Kind extends FormKind> = keyof (typeof visitorForms)[Kind]['fields'] & string

export const messageKindNames = Object.keys(messageForms) as readonly MessageKind[]

export const formKinds = Object.keys(visitorForms) as readonly FormKind[]

export function isFormKind(name: string | undefined): name is FormKind {
  return name !== undefined && Object.hasOwn(visitorForms, name)
}

/** The form of a kind, read like every form. */
export function formOf(kind: FormKind): MessageForm {
  return visitorForms[kind]
}
