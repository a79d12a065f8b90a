import type { Letter } from '../../mail/drawing/letter.ts'

/** The way to a new password, for a colleague who forgot the old one. */
export function passwordLetter(name: string, href: string): Letter {
  return {
    lang: 'fr',
    subject: 'Votre nouveau mot de passe du back office',
    heading: 'Choisir un nouveau mot de passe',
    paragraphs: [
      name === '' ? 'Bonjour,' : `Bonjour ${name},`,
      'Vous avez demandé un nouveau mot de passe. Ce lien sert une seule fois, pendant une heure. Vos connexions ouvertes seront fermées.',
    ],
    button: { label: 'Choisir mon mot de passe', href },
    footer: ['Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.'],
  }
}
