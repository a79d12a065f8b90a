import { dayInFull } from '../../dates/dates.ts'
import type { Letter } from '../../mail/drawing/letter.ts'

interface Invited {
  name: string
  /** The person who invites. */
  by: string
  company: string
  until: Date
  href: string
}

/** The letter to a new colleague, who chooses the password himself. */
export function invitationLetter({ name, by, company, until, href }: Invited): Letter {
  return {
    lang: 'fr',
    subject: `${by} vous invite dans le back office`,
    heading: 'Votre accès au back office',
    paragraphs: [
      name === '' ? 'Bonjour,' : `Bonjour ${name},`,
      `${by} vous a ouvert un compte dans le back office de ${company}. Choisissez votre mot de passe : vous vous connectez ensuite avec cette adresse e-mail.`,
      `Ce lien sert une seule fois, jusqu’au ${dayInFull(until)}. Ne le transmettez à personne.`,
    ],
    button: { label: 'Choisir mon mot de passe', href },
    footer: ['Vous n’attendiez rien de tel ? Ignorez ce message : personne n’entre sans ce lien.'],
  }
}
