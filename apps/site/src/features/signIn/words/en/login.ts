import type { Words } from '../../../../language/words.ts'
import type { login as french } from '../fr/login.ts'

/** The sign-in page of the staff (product 2.1, 2.2). */
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
      'Receive a link by e-mail to choose another one, or ask an administrator to give you one.',
    forgottenLink: 'Choose another password',
    missing: 'Enter your e-mail address and your password.',
    wrong: 'Wrong e-mail address or password.',
    slowed: 'Too many attempts. Wait a few minutes, then try again; or choose another password.',
    code: 'Password accepted. Now enter the six-digit code of your app, or one of your recovery codes.',
    codeLabel: 'Sign-in code',
    wrongCode:
      'This code is wrong or was already used. Wait for the next one and check the time on your phone.',
    expired: 'This step has expired: enter your password again.',
    setup: 'Your account needs a second factor. Sign in at /admin to set it up.',
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
