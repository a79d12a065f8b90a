import type { Words } from '../../../../language/words.ts'
import type { jobTrust as french } from '../fr/jobTrust.ts'

/** What may be believed of an offer, and what to do where it may not (product 2.11). */
export const jobTrust: Words<typeof french> = {
  jobTrust: {
    verified: 'Verified',
    verifiedNote:
      'Our team has checked this employer and the text of this offer, just as you read it.',
    free: 'Applying is free; our services are optional and have no effect on the selection.',
    agreement: (number: string) => `Placement permit no. ${number}`,
    filled: 'Position filled',
    filledNotice: 'This position has been filled: the employer takes no more applications.',
    report: 'Report this offer',
    reportTitle: 'Report an offer',
    reportDescription: 'Tell us what is wrong with a job offer.',
    reportLead:
      'Are you asked for money, is the offer false or out of date? Tell us: we look into it, and tell nobody who reported it.',
    about: (title: string) => `Offer: ${title}`,
    back: 'Back to the offer',
    noOffer: 'Open an offer, then choose “Report this offer”.',
    reason: 'What is wrong',
    chooseReason: 'Please choose',
    reasons: {
      frais: 'Candidates are asked for money',
      fausse: 'The offer or the employer is false',
      perimee: 'It is out of date or already filled',
      discrimination: 'It discriminates',
      autre: 'Something else',
    },
    message: 'What you know (optional)',
    email: 'Your e-mail, if we may write to you (optional)',
    send: 'Send the report',
  },
}
