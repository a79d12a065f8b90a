import type { Letter } from '../../mail/drawing/letter.ts'
import type { ReceivedMessage } from '../facts/receivedMessage.ts'

/** Tells the company of a new message, with the visitor's text as it was typed. */
export function noticeLetter(received: ReceivedMessage, heading: string, siteUrl: string): Letter {
  const { kind, id, reference, name, email, phone, service, message } = received
  return {
    lang: 'fr',
    subject: `${heading} : ${service || 'sans service'} (${reference})`,
    heading,
    paragraphs: [],
    facts: [
      { label: 'Nom', value: name },
      { label: 'E-mail', value: email },
      { label: 'Téléphone', value: phone },
      { label: 'Service', value: service },
    ],
    quoted: message,
    button: {
      label: 'Ouvrir dans le back office',
      href: `${siteUrl}/admin/collections/${kind}/${id}`,
    },
    footer: ['Répondre à ce message, c’est répondre au visiteur.'],
  }
}
