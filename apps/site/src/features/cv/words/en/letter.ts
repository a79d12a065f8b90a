import type { Words } from '../../../../language/words.ts'
import type { letter as french } from '../fr/letter.ts'

export const letter: Words<typeof french> = {
  letter: {
    title: 'Create a letter',
    description:
      'Write your cover letter from the offer and your CV, in French, English or Arabic: free, without an account, on your device.',
    intro:
      'A first draft from the offer and your CV, which you rewrite in your own words. Nothing leaves your device until you ask for it.',
    needsScript:
      'This page writes your letter in your browser, which needs JavaScript. Without it, send us your CV as it is, or let us write the letter with you.',
    review: {
      heading: 'A letter written with you?',
      text: 'We write it with you, for this offer. It is optional and has no effect on the selection: applying is free.',
      order: 'Order the letter',
      send: 'Ordered already? Send your letter',
      cv: 'Create a CV',
    },
    editor: {
      versions: 'My letters',
      untitled: 'My letter',
      name: 'Name of this letter (for you alone)',
      remove: 'Delete this letter',
      notKept: 'This browser keeps nothing: print your letter or save it as PDF before you leave.',
      lang: 'Language of the letter',
      fromCv: 'From the CV',
      noCv: 'No CV on this device',
      kind: 'What you send',
      kinds: {
        offer: 'An answer to an offer',
        unasked: 'An unsolicited application',
        internship: 'A request for an internship',
      },
      draft: 'Write the first draft',
      again: 'The first draft takes the place of the text. “Undo” gives it back.',
      offer: 'The offer',
      sender: 'You',
      text: 'The letter',
      checks: 'To look at',
      ready: 'Nothing to report.',
    },
    fields: {
      post: ['Post', 'As the offer writes it.'],
      company: ['Company', ''],
      companyCity: ['Town of the company', ''],
      recipient: ['For the attention of', 'A name or a position, if you know it.'],
      name: ['Full name', ''],
      phone: ['Phone', ''],
      email: ['E-mail', ''],
      city: ['Your town', ''],
      date: ['Date of the letter', ''],
      subject: ['Subject', ''],
      text: ['Your letter', 'One page is enough.'],
    },
    use: 'Use this letter',
    problems: {
      nameMissing: 'Your name is missing.',
      contactMissing: 'Without a number or an e-mail nobody can answer you.',
      toMissing: 'Say whom you write to.',
      subjectMissing: 'The subject is missing.',
      textShort: 'The text is very short: say what you can do for this post.',
      textLong: 'The text is longer than a page: keep what matters most.',
      toReplace: 'A passage in square brackets is to be replaced by your own words.',
    },
  },
}
