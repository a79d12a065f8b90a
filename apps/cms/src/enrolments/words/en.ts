import { writtenMoment } from '../../papers/writtenValues.ts'
import type { EnrolmentWords } from './fr.ts'

export const en: EnrolmentWords = {
  states: {
    retenue: 'Seat held',
    confirmée: 'Seat confirmed',
    attestée: 'Certificate issued',
    annulée: 'Enrolment cancelled',
    expirée: 'Enrolment expired, as no payment came',
  },
  held: (until) => `The seat is held until ${writtenMoment(until, 'en')}, for the payment.`,
  over: 'The session is cancelled. What was paid is not lost: choose another session below, or the money back.',
  moneyToDecide: 'Our team will answer you about what was paid for this seat.',
  waiting: {
    en_attente: 'On the waiting list',
    offerte: 'A seat is offered to you',
    prise: 'Seat taken',
    déclinée: 'Offer declined',
    expirée: 'Offer expired',
    retirée: 'Waiting list left',
    sans_suite: 'No seat left for this session',
  },
  rank: (rank) =>
    `You are number ${rank} on the list. We write to you or call you as soon as a seat is free.`,
  split: (count, reference) =>
    `Request split: ${count === 1 ? '1 seat waits' : `${count} seats wait`} at the same rank under the reference ${reference}.`,
  offer: (until) =>
    `Answer before ${writtenMoment(until, 'en')}: after that the seat goes to somebody else.`,
  refused: {
    key: 'The key of a mark names its person and its half day.',
    stranger: (reference) => `The enrolment ${reference} is not in this session.`,
    otherDay: 'This session is not held on that day.',
    early: 'This half day is still to come.',
  },
  news: {
    when: 'Date',
    end: 'End',
    place: 'Place',
    landmark: 'Landmark',
    mode: 'Mode',
    modes: { presentiel: 'In person', virtuel: 'Virtual class', elearning: 'E-learning' },
    was: (now, before) => `${now} (before: ${before})`,
    moved: (session, facts, reference) =>
      `Hello, your session ${session} changes. ${facts}. Your seat stays yours (reference ${reference}).`,
    cancelled: (session, reference) =>
      `Hello, the session ${session} is cancelled. Tell us whether you want another session or your money back (reference ${reference}).`,
    convocation: (session, facts, page) =>
      `Hello, you are expected at the training ${session}. ${facts}. Your joining instructions are here: ${page}`,
    rappel: (session, facts, page) =>
      `Hello, your training ${session} begins soon. ${facts}. Your joining instructions are here: ${page}`,
    attestation: (session, page) =>
      `Hello, your certificate for the training ${session} was corrected or withdrawn. See how it stands here: ${page}`,
  },
  letters: {
    seatConfirmed: {
      subject: 'Your seat is confirmed',
      text: 'You are enrolled in this session. Keep this reference: it shows how your enrolment stands.',
      button: 'Follow my enrolment',
    },
    seatCancelled: {
      subject: 'An enrolment is cancelled',
      text: 'This seat is no longer held. If this is a mistake, reply to this e-mail.',
      button: 'Follow this enrolment',
    },
    seatAttested: {
      subject: 'Your certificate is ready',
      text: 'The certificate of this training has been issued. With the reference and the phone number it can be downloaded from the follow-up page; those of an order, from its page. On these pages, tell us in a minute how you found the training, too.',
      button: 'Download the certificate',
    },
    certificateReplaced: {
      subject: 'Your certificate is corrected',
      text: 'A new certificate takes the place of the one you have: whoever checks the old one reads that it is replaced. The new one can be downloaded from the follow-up page, with the reference and the phone number.',
      button: 'Download the certificate',
    },
    certificateWithdrawn: {
      subject: 'Your certificate is withdrawn',
      text: 'This certificate is valid no more, and whoever checks it reads so. If you think that this is a mistake, reply to this e-mail.',
      button: 'Follow my enrolment',
    },
    sessionMoved: {
      subject: 'Your session changes',
      text: 'Note the new date or place: your seat stays yours. The attached file corrects your calendar. If the new day or place does not suit you, the page of the order and that of the seat offer another session or your money back; or reply to this e-mail.',
      button: 'See how my seat stands',
    },
    seatMoved: {
      subject: 'A seat changes to another session',
      text: 'This seat is now in the session below. The attached file corrects your calendar. If this does not suit you, reply to this e-mail.',
      button: 'See how my seat stands',
    },
    sessionCancelled: {
      subject: 'Your session is cancelled',
      text: 'This session does not take place. What you have paid is not lost: choose another session or your money back on the page of the order, or reply to this e-mail. The attached file takes it out of your calendar.',
      button: 'See how my seat stands',
    },
    convoked: {
      subject: 'Your joining instructions',
      text: 'The session takes place. The joining instructions are attached: they say where to come, when, and how to find it. A file for your calendar goes with them.',
      button: 'Follow my enrolment',
    },
    startsSoon: {
      subject: 'Your training begins soon',
      text: 'We expect you in two days at most. The joining instructions are attached: they say where to come, when, and how to find it.',
      button: 'Follow my enrolment',
    },
    fromStaff: {
      subject: 'About your training',
      text: 'To write to us, reply to this e-mail.',
      button: 'See where my seat stands',
    },
    offered: {
      subject: 'A seat is waiting for you',
      text: 'A seat is free in the session you are waiting for. It is kept for you until the time below: take it, or leave it to somebody else.',
      button: 'Answer the offer',
    },
    offerEnded: {
      subject: 'The offer has expired',
      text: 'You did not answer in time, and the seat goes to somebody else. You can join the waiting list again.',
      button: 'See how my request stands',
    },
    reference: 'Reference',
    participant: 'Participant',
    session: 'Session',
    seats: 'Seats',
    until: 'Kept until',
    why: 'You receive this e-mail because this address stands on an enrolment in a training. Is it not you? Reply to tell us.',
  },
}
