import type { Words } from '../../../../language/words.ts'
import type { followUp as french } from '../fr/followUp.ts'

/** The words of the follow-up of a dossier by its reference. */
export const followUp: Words<typeof french> = {
  followUp: {
    title: 'Track a request',
    description: 'Where your order, your quote or your message stands.',
    intro: 'The reference is in our e-mail, and on the page shown once you have sent your request.',
    reference: 'Reference',
    phoneOrEmail: 'Telephone, or e-mail of the participant',
    referenceHint: 'With or without dashes, in small or capital letters.',
    submit: 'See where my request stands',
    whatsappText: (reference: string) => `Hello, about my request ${reference}: `,
    forgotten:
      'This device has forgotten the order. To find it again, give its reference here (it is in our e-mails too) and your phone number.',
    missing: { reference: 'Please type the reference.', phone: 'Please type the phone number.' },
    withdrawal: {
      withdraw: 'Withdraw my application',
      question: 'Withdraw your application?',
      consequence:
        'It will no longer be considered and cannot be taken up again. For the same offer you would have to call us.',
      confirm: 'Yes, withdraw it',
      keep: 'No, keep it',
      done: 'Your application is withdrawn.',
      tooLate: 'A decision has been taken: this application can no longer be withdrawn.',
    },
    consent: {
      heading: 'What the employer reads of you',
      states: {
        demandé:
          'For now, a card without your full name, your answers or your CV. May they be read?',
        accordé: 'Your full name, your answers and your CV. Your contact details stay with us.',
        refusé: 'A card without your full name, your answers or your CV.',
      },
      replies: {
        accordé: 'Yes, show my name, my answers and my CV to the employer',
        refusé: 'No, do not show them',
      },
      said: {
        accordé: 'Noted: the employer may read your full name, your answers and your CV.',
        refusé: 'Noted: the employer reads neither your full name, nor your answers, nor your CV.',
      },
      tooLate: 'This is not asked of you any more: the application is over.',
    },
    interview: {
      replies: { vient: 'I am coming', absent: 'I cannot come' },
      said: {
        vient: 'Noted: you are coming to the interview.',
        absent: 'Noted: you cannot come. We will call you back.',
      },
      changed: 'The interview has changed meanwhile. Read below, then answer.',
    },
    toList: 'Answer, or leave the list',
    evaluation: {
      title: 'How was the training?',
      correct: 'Your opinion, to correct if you like',
      scale: '1: not satisfied at all. 5: very satisfied.',
      points: {
        contenu: 'The content',
        formateur: 'The trainer',
        organisation: 'The organisation and the welcome',
        utilite: 'How useful it is for your work',
      },
      opinion: 'Your opinion',
      consent: 'My marks and my opinion may be published, without my name.',
      send: 'Send my opinion',
      missing: 'Give a mark to each point.',
      done: 'Thank you, your opinion is kept. You can correct it for 14 days.',
      tooLate: 'An opinion on this session can no longer be given, or not yet.',
    },
    badge: 'Digital badge (Open Badges)',
    convocation: 'Download the joining instructions (PDF)',
    certificate: 'Download the certificate (PDF)',
    certificateFailed: 'The file could not be read. Try again in a moment, or call us.',
    other: 'Track another request',
  },
}
