import type { Words } from '../../../../../language/words.ts'
import type { delivery as french } from '../../fr/screens/delivery.ts'

/** Delivery: two tariffs, two calls, counters (spec 2.15, 9). */
export const delivery: Words<typeof french> = {
  title: 'Delivery',
  description:
    'Parcel delivery in Ouagadougou from 1,000\u00a0FCFA and elsewhere in Burkina\u00a0Faso from 2,000\u00a0FCFA, with payment on receipt.',
  lead: 'Your parcel leaves this morning. It arrives with a smile, and a receipt.',
  from: 'from',
  tariffs: {
    ouagadougou: {
      name: 'In Ouagadougou',
      text: 'Every district, the same day for a request received before noon.',
    },
    elsewhere: {
      name: 'Elsewhere in Burkina\u00a0Faso',
      text: 'Through our relays and the coach stations, one to three days depending on the town.',
    },
  },
  request: 'Ask for a delivery',
  become: 'Become a courier',
  requestSubject: 'Delivery request',
  becomeSubject: 'Becoming a courier',
  stepsHeading: 'How it works',
  steps: [
    'You tell us what, from where and for whom: by phone, on WhatsApp or with the form.',
    'A courier collects the parcel and leaves you a numbered receipt.',
    'The recipient is called beforehand; they pay on receipt if you chose so.',
    'You receive the confirmation, and the money collected within two working days.',
  ],
  countersHeading: 'A network on the move',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'couriers', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'partners', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'clients', seconds: 10 },
    { prefix: '', value: 95, suffix: '%', label: 'satisfied clients', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'testimonials', seconds: 10 },
  ],
  becomeHeading: 'A motorbike, a phone, punctuality',
  becomeText:
    'We are looking for couriers in every town we serve: regular rounds, safety training, weekly pay.',
}
