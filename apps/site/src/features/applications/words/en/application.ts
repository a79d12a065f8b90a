import type { Words } from '../../../../language/words.ts'
import type { application as fr } from '../fr/application.ts'

/** Applying to an offer, or without one (product 2.11, 2.15). */
export const application: Words<typeof fr> = {
  application: {
    jobs: 'Jobs',
    title: 'Leave a CV',
    titleFor: (offer) => `Apply: ${offer}`,
    description:
      'Apply with your CV, or leave it without an offer in mind: PDF, Word or a photo. Applying is free.',
    lead: 'Without an offer in mind your CV joins our pool: we call you when an offer suits you.',
    leadFor: 'Your application goes to our team, who put it to the employer.',
    free: 'Applying is free. Our services for candidates are optional and have no effect on the selection.',
    expired:
      'This offer has expired: the employer takes no more applications. Your CV can join our pool.',
    seeOffer: 'Read the offer again',
    name: 'Full name',
    email: 'E-mail address (optional)',
    emailHint: 'To have our answers in writing. Without it we call you.',
    message: 'Message (optional)',
    answerTo: (question) => `${question} (optional)`,
    cv: 'Your CV',
    cvOptional: 'Your CV (optional)',
    withoutCv: 'The employer does not ask for one: your answers and your number are enough.',
    ownCv: {
      heading: 'Is your CV or your file on this device?',
      note: 'A CV or letter becomes a PDF when you ask; diplomas and other papers go into the form as they are.',
      choose: 'Attach what is kept here',
      attach: 'Attach:',
      unnamed: 'My CV',
      none: 'Nothing is kept on this device.',
      write: 'Write it here',
      drawing: 'The PDF is being made…',
      attached: 'In the form:',
      failed: 'The PDF could not be made. Check your connection and try again.',
      tooMany: 'Too many PDFs were asked for from here. Try again in a few minutes.',
      tooLong: 'A part of this text is too long for the page: shorten it.',
      unnamedLetter: 'My letter',
      full: 'Three papers are in the form already: take one out, or put them together in one PDF.',
    },
    letter: 'Cover letter (optional)',
    pieces: 'Diplomas and other papers (optional)',
    piecesHint:
      'Same formats, 10\u00a0MB each at most. They may also come later, if we call you back.',
    piece: (number) => `Paper ${number}`,
    fileHint:
      'PDF, Word (docx), JPG or PNG, 10\u00a0MB at most. A clear photo of one page will do; for several pages, a PDF.',
    consent:
      'I agree that Sira keeps this information for 24 months at most, to consider my application and to suggest offers to me, and then erases it. I can withdraw it at any time.',
    submit: 'Send my application',
    submitting: 'Sending…',
    progress: (percent) => `Sending the file: ${percent}%`,
    interrupted: 'The connection is cut: sending goes on by itself, from where it was.',
    sent: 'We have received your application.',
    problems: {
      nom: 'Please type your name.',
      phone: 'Invalid phone number. Check the number and the dialling code.',
      indicatif: 'Please choose a dialling code.',
      email: 'Invalid e-mail address. Correct it, or leave this field empty.',
      message: 'This message is too long: 5,000 characters at most.',
      cv: 'Choose the file of your CV.',
      lettre: 'This letter could not be read. Choose another file.',
      piece1: 'This paper could not be read. Choose another file.',
      piece2: 'This paper could not be read. Choose another file.',
      piece3: 'This paper could not be read. Choose another file.',
      consentement: 'Tick this box so that we may consider your application.',
      job: 'This offer is no longer published.',
    },
    again:
      'You have applied here already with this name and number. Follow your application by its reference.',
    large: 'These files are too large: 10\u00a0MB each at most. Nothing was sent.',
    tooOften: 'Too many sendings from your network. Try again in a few minutes.',
    failure: 'It could not be sent. Try again in a few minutes.',
    chooseAgain: 'Choose your files again before you send.',
    goBack:
      'This form could not be read. Go back to the page before: your browser mostly keeps there what you have written, but not the files: choose them again.',
  },
}
