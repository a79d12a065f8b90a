import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { FormKind } from '@sira/contract/forms/messageForms'
import { newsletterForm } from '@sira/contract/forms/newsletter'

const held = new Map<string | undefined, MessageForm>([['newsletters', newsletterForm]])

/** Forms of few pages; that of the newsletter is on each. A page asks for one only where it stands, or waits to be sent. */
const others = new Map<string | undefined, () => Promise<MessageForm>>([
  ['devis', () => import('@sira/contract/forms/quote').then((module) => module.quoteForm)],
  ['contacts', () => import('@sira/contract/forms/contact').then((module) => module.contactForm)],
  [
    'commentaires',
    () => import('@sira/contract/forms/comment').then((module) => module.commentForm),
  ],
  [
    'signalements',
    () => import('@sira/contract/offers/report').then((module) => module.reportForm),
  ],
  ['alertes', () => import('@sira/contract/offers/alert').then((module) => module.alertForm)],
  [
    'livraisons',
    () => import('@sira/contract/deliveries/deliveryForm').then((module) => module.deliveryForm),
  ],
])

/** Whether this page has what it must know of a form. */
export function isHeld(kind: string | undefined): kind is FormKind {
  return held.has(kind)
}

/** The form of a kind that the page has. */
export function heldForm(kind: FormKind): MessageForm {
  const form = held.get(kind)
  if (!form) throw new Error(`The form ${kind} was not asked for`)
  return form
}

/** Asks for what the page has not yet. Throws where it cannot be had. */
export async function holdForm(kind: string | undefined): Promise<void> {
  const ask = others.get(kind)
  if (ask && kind !== undefined && !isHeld(kind)) held.set(kind, await ask())
}
