import type { Words } from '../../../../language/words.ts'
import type { waiting as french } from '../fr/waiting.ts'

export const waiting: Words<typeof french> = {
  waiting: {
    title: 'Waiting list',
    description: 'Wait for a seat in a session that is full, and answer when one is free.',
    intro:
      'This session is full. There is nothing to pay: we tell you as soon as a seat is free, and you may leave the list at any time.',
    places: 'Seats wanted',
    email: 'E-mail address (optional)',
    reference: 'Reference',
    referenceHint: 'With or without dashes, in small or capital letters.',
    emailHint: 'We write as soon as a seat is free; otherwise we call you.',
    join: 'Join the waiting list',
    joined: 'You are on the waiting list.',
    joinedAt: (rank) => `You are number ${rank} on the waiting list.`,
    keep: 'Note this reference: with your phone number it shows how you stand.',
    follow: 'See or leave the list',
    closed: 'This session takes nobody any more, or does not exist.',
    toTrainings: 'See the trainings',
    notWaiting:
      'There are enough seats for you: enrol directly. Or somebody of this name and number waits already: follow that entry by its reference.',
    tooManySeats: 'The session does not have so many seats.',
    away: 'Nothing could be saved. Try again in a moment: your request is sent once only.',
    missing: {
      places: (most) => `Please choose from 1 to ${most} seats.`,
      pair: 'Please enter the reference and the phone number.',
    },
    replyTitle: 'Your place on the list',
    replyIntro: 'The reference is in our e-mail. Nothing is answered before you press a button.',
    show: 'See how I stand',
    tooLate: 'This offer is no longer open. This is how you stand.',
    price: (amount: string) => `To be paid: ${amount}. The order holds the seat while you pay.`,
    takeByDeposit: (amount: string) => `Take it with a deposit of ${amount}`,
    splitText: (places) =>
      `You wait for ${places} seats together. If you accept a part of them first, the rest keeps your rank.`,
    splitFirst: 'Seats to have first',
    split: 'Split my request',
    replies: {
      prendre: 'Take the seat',
      decliner: 'Leave it to somebody else',
      quitter: 'Leave the waiting list',
    },
  },
}
