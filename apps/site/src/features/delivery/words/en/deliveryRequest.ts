import type { Words } from '../../../../language/words.ts'
import type { deliveryRequest as french } from '../fr/deliveryRequest.ts'

/** The page that asks for a delivery. */
export const deliveryRequest: Words<typeof french> = {
  deliveryRequest: {
    title: 'Ask for a delivery',
    description:
      'Say where your parcel leaves from, where it goes and who pays: the estimated price comes with the request.',
    lead: 'We call you to confirm the price before the parcel leaves. Nothing to pay now.',
    fees: (here, elsewhere) =>
      `From ${here} in Ouagadougou, from ${elsewhere} elsewhere in Burkina\u00a0Faso.`,
    you: 'You',
    optionalEmail: 'E-mail address (optional)',
    phoneElsewhere: 'Your country is not in the list?',
    sides: {
      depart: {
        legend: 'From',
        ville: 'Town it leaves from',
        quartier: 'Neighbourhood it leaves from',
        repere: 'Landmark where it leaves',
        contact: 'Who hands over the parcel',
        phone: 'Phone where it leaves',
      },
      arrivee: {
        legend: 'To',
        ville: 'Town it goes to',
        quartier: 'Neighbourhood it goes to',
        repere: 'Landmark where it arrives',
        contact: 'Who receives the parcel',
        phone: 'Phone where it arrives',
      },
    },
    parcelLegend: 'Parcel and payment',
    parcel: 'What do we carry?',
    wish: 'When, or how? (optional)',
    mode: 'Way to pay',
    modes: {
      especes_livraison: 'Cash, to the courier',
      mobile_money: 'Mobile money, before the parcel leaves',
    },
    chooseMode: 'Choose how to pay',
    payer: 'Who pays',
    choosePayer: 'Choose who pays',
    payers: { expediteur: 'The sender', destinataire: 'The recipient' },
    send: 'Ask for the delivery',
    steps: [
      'We call you to confirm the price and the day: nothing to pay before.',
      'In cash: the sender pays the courier who comes for the parcel, or the recipient the one who brings it.',
      'By mobile money: before the parcel leaves. The follow-up page and our letter give the account with the price.',
      'No news from us? Call us: the number is on this page.',
    ],
  },
}
