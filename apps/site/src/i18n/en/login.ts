import type { login as french } from '../fr/login.ts'
import type { Words } from '../words.ts'

/** The sign-in page of the staff (spec 2.1, 2.2). */
export const login: Words<typeof french> = {
  login: {
    title: 'Sign in',
    description: 'For the Sira team. Visitors need no account.',
    heading: 'Team area',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password?',
    forgottenText:
      'An administrator can give you a new one: in the back office, Users, your account, Change password.',
    missing: 'Enter your e-mail address and your password.',
    wrong: 'Wrong e-mail address or password.',
    locked:
      'Too many attempts: this account is locked for ten minutes. Try again then, or ask an administrator to unlock it.',
    away: 'The back office is not answering at the moment. Try again in a minute.',
    visitorsHeading: 'Not part of the team?',
    visitorsText: 'No account is needed. Without signing in, you can:',
    visitors: {
      trainings: 'browse the training catalogue',
      jobs: 'read job offers and apply',
      quote: 'ask for a quote',
      shop: 'choose books',
      contact: 'write to us',
    },
  },
}
