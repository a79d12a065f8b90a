import type { Words } from '../../../../language/words.ts'
import type { employerOffer as french } from '../fr/employerOffer.ts'

export const employerOffer: Words<typeof french> = {
  employerOffer: {
    title: 'Propose a job offer',
    description: 'Are you hiring? Send us your offer: our team checks it and publishes it.',
    lead: 'Our team calls you, checks your company and the offer, and then publishes it. Candidates apply for free: never ask them for money.',
    open: 'Are you hiring? Propose an offer',
    company: 'Company',
    contact: 'Your name',
    email: 'E-mail address (optional)',
    jobTitle: 'Title of the job',
    town: 'Town',
    text: 'Description of the job',
    textHint:
      'Tasks, profile, contract, salary if you tell it, last day, questions to ask candidates.',
    cv: 'The CV of candidates',
    cvAsked: 'Asked for',
    cvOptional: 'Optional: name, phone and answers are enough',
    phoneElsewhere: 'A number of another country? Write to us',
    send: 'Send the offer',
  },
}
