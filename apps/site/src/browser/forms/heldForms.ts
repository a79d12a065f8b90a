import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { FormKind } from '@sira/contract/forms/messageForms'
import { newsletterForm } from '@sira/contract/forms/newsletter'

const held: Record<string, MessageForm | undefined> = { newsletters: newsletterForm }

/**
 * Definitions of forms on few pages; the newsletter form is on each page. A page loads one only
 * where it is shown, or waits to be sent.
 */
const others: Readonly<Record<string, () => Promise<MessageForm>>> = {
  signalements: () => import('@sira/contract/offers/report').then((module) => module.reportForm),
  devis: () => import('@sira/contract/forms/quote').then((module) => module.quoteForm),
  offres: () => import('@sira/contract/offers/offerForm').then((module) => module.offerForm),
  livraisons: () =>
    import('@sira/contract/deliveries/deliveryForm').then((module) => module.deliveryForm),
  contacts: () => import('@sira/contract/forms/contact').then((module) => module.contactForm),
  commentaires: () => import('@sira/contract/forms/comment').then((module) => module.commentForm),
  alertes: () => import('@sira/contract/offers/alert').then((module) => module.alertForm),
}

/** Whether the definition of a form is loaded. */
export function isHeld(kind: string | undefined): kind is FormKind {
  return held[kind ?? ''] !== undefined
}

/** The form of a kind that the page has. */
export function heldForm(kind: FormKind): MessageForm {
  return held[kind] as MessageForm
}

/** Loads the definition of a form. Throws where it cannot be had. */
export async function holdForm(kind: string | undefined): Promise<void> {
  const ask = others[kind ?? '']
  // Loaded before, a module is there at once.
  if (ask) held[kind ?? ''] = await ask()
}
