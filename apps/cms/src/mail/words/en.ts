import type { MailWords } from './fr.ts'

export const en: MailWords = {
  lang: 'en',
  hello: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  reference: 'Reference',
  service: 'Service',
  automatic: 'This acknowledgement is automatic. To add something to your request, reply to it.',
  notYours:
    'You did not ask for anything? Someone may have mistyped an address: ignore this message.',
  confirm: {
    subject: 'Confirm your subscription to our newsletter',
    text: 'You asked to receive our newsletter. Please confirm it: otherwise we will send nothing.',
    button: 'Confirm my subscription',
    ignore: 'If you did not ask for it, ignore this message: you will receive nothing else.',
  },
  welcome: {
    subject: 'You are subscribed to our newsletter',
    text: (day) =>
      `On ${day} you agreed to receive our newsletter. Your address is now among those of our subscribers.`,
    source: 'Where you said so',
    leave:
      'It was not you, or you have changed your mind? The link at the end of this letter unsubscribes you at once: we will not write again.',
  },
  estimate: {
    subject: (number) => `Your quote ${number}`,
    heading: 'Your quote',
    text: 'Our quote is attached. To accept it, or to ask a question, reply to this letter.',
    number: 'Number',
    total: 'Total',
    validUntil: 'Valid until',
  },
  newsletter: {
    why: 'You receive this letter because you subscribed to it.',
    unsubscribe: 'Unsubscribe',
    trial: {
      mark: 'Test',
      said: 'This is a test: subscribers have received nothing, and the unsubscribe link unsubscribes nobody.',
    },
  },
}
