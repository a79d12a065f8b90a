import type { FormMessages } from './formMessages.ts'

const failure = 'An error occurred, please try again!'

export const english: FormMessages = {
  newsletter: {
    submitting: 'Subscribing…',
    invalidEmail: 'Invalid e-mail address!',
    success: 'Thank you for subscribing to our newsletter!',
    failure,
  },
  quote: {
    submitting: 'Sending…',
    invalidEmail: 'Invalid e-mail address!',
    invalidPhone: 'Invalid telephone number!',
    noService: 'Please choose a service.',
    blankMessage: 'Please type a message.',
    success: 'Your request has been sent!',
    failure,
    noName: 'Please type your name.',
    noDialCode: 'Please choose a dialling code.',
  },
  contact: {
    submitting: 'Sending…',
    success: 'Your message has been sent!',
    failure,
  },
}
