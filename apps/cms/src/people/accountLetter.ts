import { dayAndTime } from '../dates/dates.ts'
import type { Letter } from '../mail/drawing/letter.ts'

/** The changes of an account that its owner is told of. */
export const accountChanges = {
  password: 'Le mot de passe de votre compte a changé',
  email: 'L’adresse e-mail de votre compte a changé',
  factorOn: 'La double authentification de votre compte est activée',
  factorOff: 'La double authentification de votre compte est retirée',
  recoveryCodes: 'Les codes de secours de votre compte ont été renouvelés',
} as const

export type AccountChange = keyof typeof accountChanges

/** The same changes in the audit for administrators. */
export const accountActs: Readonly<Record<AccountChange, string>> = {
  password: 'Mot de passe changé',
  email: 'Adresse e-mail changée',
  factorOn: 'Double authentification activée',
  factorOff: 'Double authentification retirée',
  recoveryCodes: 'Codes de secours renouvelés',
}

interface Told {
  change: AccountChange
  name: string
  /** The person who did it, if it was not the owner. */
  by: string | undefined
  at: Date
  /** The address to ask for a new password. */
  href: string
}

/**
 * The letter that tells the owner of an account what changed, so that nobody takes it over unseen.
 */
export function accountLetter({ change, name, by, at, href }: Told): Letter {
  const heading = accountChanges[change]
  const author = by === undefined ? '' : `, par ${by}`
  return {
    lang: 'fr',
    subject: `${heading} (back office)`,
    heading,
    paragraphs: [
      name === '' ? 'Bonjour,' : `Bonjour ${name},`,
      `${heading} : c’était le ${dayAndTime(at)}${author}.`,
      'Si c’est bien vous, ou si vous l’avez demandé, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', href },
    footer: ['Ce message part à chaque changement de ce qui protège votre compte.'],
  }
}
