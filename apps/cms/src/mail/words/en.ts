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
  erasure: {
    subject: 'These requests will soon be erased',
    text: (day: string) =>
      `From ${day} on, we will erase these requests: we do not keep them any longer.`,
    proofs:
      'Their follow-up, our messages and their documents (receipts, quotes, certificates) disappear with them: afterwards nothing of ours will prove them.',
    keep: 'Save what you need before that day, or answer this letter.',
    button: 'See my requests',
  },
  spaceCode: {
    subject: 'Your code to open your space',
    text: 'Type this code on the page of your space. It works once, for ten minutes. Give it to nobody: we never ask for it.',
    label: 'Code',
  },
  alert: {
    confirm: {
      subject: 'Confirm your job alert',
      text: 'You asked to receive new job offers by e-mail. Please confirm it: without that we send nothing.',
      button: 'Confirm my alert',
      ignore: 'If you asked for nothing, ignore this message: you will receive nothing else.',
    },
    subject: (count: number) => (count > 1 ? `${count} new offers for you` : 'A new offer for you'),
    until: (day: string) => `until ${day}`,
    search: 'See this search or change its filters',
    why: 'You receive this letter because you asked for this alert. Applying is free.',
    stop: 'Stop this alert',
  },
  estimate: {
    subject: (number) => `Your quote ${number}`,
    heading: 'Your quote',
    text: 'Our quote is attached. To accept it, or to ask a question, reply to this letter.',
    number: 'Number',
    total: 'Total',
    validUntil: 'Valid until',
    replaces: 'Replaces',
    withdrawn: {
      subject: (number) => `Your quote ${number} is withdrawn`,
      heading: 'Quote withdrawn',
      text: (number) =>
        `We have withdrawn quote ${number}: its prices hold no longer, and it can no longer be accepted. For another quote, reply to this letter.`,
    },
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
