import type { Words } from '../../../../language/words.ts'
import type { shortlist as french } from '../fr/shortlist.ts'

export const shortlist: Words<typeof french> = {
  shortlist: {
    title: 'Shortlisted candidates',
    description: 'The selection of candidates that we have prepared for you.',
    intro:
      'This page is for you alone: it shows people who are looking for work. Please do not pass its address on.',
    open: 'See the candidates',
    offer: (title) => `Offer: ${title}`,
    until: (moment) => `Open until ${moment}`,
    nobody: 'No candidate of this selection is available any more. Please ask us for another one.',
    about: 'Our opinion',
    work: 'Experience',
    studies: 'Education',
    skills: 'Skills',
    spoken: 'Languages',
    answers: 'Answers to your questions',
    file: (name) => `Download the CV of ${name}`,
    noFile:
      'This CV cannot be downloaded here: the candidate has not agreed, or has sent no file. Please ask us for more.',
    next: 'To meet a candidate, please call us or write to us. We keep the contact details.',
    ask: (offer, name) => `Hello, about the offer “${offer}” and the candidate ${name}: `,
    askAgain: 'Hello, the link to my selection of candidates opens nothing any more: ',
    closed: 'This link opens nothing any more.',
    closedText: 'It has come to its end, or we have closed it. Please ask us for another one.',
    fileGone: 'This file is not available any more.',
  },
}
