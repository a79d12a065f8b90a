import type { Words } from '../../../../language/words.ts'
import type { courier as french } from '../fr/courier.ts'

/** The page of a courier on his phone. */
export const courier: Words<typeof french> = {
  courier: {
    title: 'Courier’s page',
    description: 'Your deliveries of the day, even without a network.',
    needsScript: 'This page needs JavaScript: switch it on in your browser.',
    page: {
      noLink: 'Ask the office for the link to your page, then open it on this phone.',
      code: 'Code told by the office',
      bind: 'Bind this phone',
      wrong:
        'This code is not the right one, or the link has been used. Ask the office for another.',
      spent:
        'This link is no longer valid: five wrong codes were tried. Ask the office for a new link.',
      newLink: 'Link this phone by the new link',
      often: 'Too many tries. Wait a few minutes.',
      away: 'No network: what you do is kept on this phone and will leave by itself.',
      notTaken: 'The office cannot take what this phone sends: it is kept here. Call the office.',
      unbound: 'This phone is not bound any more. Ask the office for a new link.',
      full: 'This phone cannot keep anything more. Free some space, then start again.',
      hello: 'Hello',
      toSend: 'To be sent',
      refused: 'Refused',
      done: 'What you have done',
      inHand: 'In hand',
      seen: 'Understood',
      refresh: 'Refresh',
      forget: 'Forget this phone',
      forgetSure: 'Erase from this phone your deliveries and what has not left yet?',
      nothing: 'Nothing to deliver.',
      from: 'From',
      to: 'To',
      parcel: 'Parcel',
      cashDue: 'Cash to take',
      cashFrom: {
        expediteur: 'from the sender, at pick-up',
        destinataire: 'from the recipient, at the door',
      },
      noCash: 'No cash to take.',
      picked: 'Parcel picked up',
      left: 'I am leaving',
      delivered: 'Delivered',
      recipientCode: 'Code of the recipient',
      orSignature: 'Or their signature',
      clear: 'Clear the signature',
      needsProof: 'Type the code, or have it signed.',
      confirm: 'Confirm the delivery',
      failed: 'Not delivered',
      reasons: {
        injoignable: 'Nobody answers',
        absent: 'Nobody there',
        refuse: 'Parcel refused',
        adresse: 'Address not found',
        autre: 'Another reason',
      },
      cash: 'Cash taken (FCFA)',
      cashTaken: 'Note the cash',
      cashNoted: 'Noted',
      cashCorrect: 'Correct the amount',
      cashSure: 'Note another amount',
      cashProblem: 'Type the amount taken in francs, in figures: 1500, for example.',
      cashLeft:
        'The parcel is delivered: note the cash you took. If you were not paid, call the office.',
      wrongCode:
        'The code you typed was not the right one: the office is checking it. Ask the recipient for the code again and retry, or call the office.',
      lastCode:
        'The code you typed was not the right one: the office is checking it. Call the office, which will tell you what to do.',
      checked:
        'The office is checking this delivery: call it. If you hand the parcel over, ask the recipient for the code.',
      cancelled:
        'Delivery cancelled: do not deliver. If you already have the parcel, bring it back to the office.',
      codeAgain: 'Try the code again',
      states: {
        affectée: 'To pick up',
        enlevée: 'Picked up',
        en_route: 'On the way',
        à_vérifier: 'To be checked',
        retentée: 'To try again',
        remise: 'Delivered',
        annulée: 'Cancelled',
        échouée: 'Not delivered',
        retournée: 'Returned',
      },
    },
  },
}
