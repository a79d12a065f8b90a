import type { DeliveryWords } from './fr.ts'

export const en: DeliveryWords = {
  states: {
    demandée: 'Request received',
    chiffrée: 'Price set',
    affectée: 'Given to a courier',
    enlevée: 'Parcel picked up',
    en_route: 'Parcel on its way',
    à_vérifier: 'Delivery being checked',
    remise: 'Parcel delivered',
    échouée: 'Could not be delivered',
    retentée: 'Another attempt',
    retournée: 'Parcel returned',
    annulée: 'Delivery cancelled',
  },
  toDo: {
    asked: 'Nothing: we will call you to confirm the price.',
    priced: (price) => `The price is ${price}. We are choosing a courier.`,
    code: (code) =>
      `Give the code ${code} to whoever receives the parcel: the courier asks for it. Tell it to nobody else.`,
    failed: 'We will call you to agree on another attempt.',
    checking: 'Nothing: we are checking the delivery with the courier.',
  },
  letters: {
    received: {
      subject: 'We have received your delivery request',
      text: 'Your request has arrived. We will call you to confirm the price and the day.',
    },
    chiffrée: {
      subject: 'The price of your delivery',
      text: 'Here is the price of your delivery. It does not suit you? Answer this letter before the parcel leaves.',
    },
    affectée: {
      subject: 'A courier has your delivery',
      text: 'A courier takes care of it. Give this code to whoever receives the parcel: the courier asks for it at the door. Tell it to nobody else.',
    },
    remise: { subject: 'Your parcel is delivered', text: 'The parcel has arrived.' },
    échouée: {
      subject: 'Your parcel could not be delivered',
      text: 'The courier could not hand over the parcel. We will call you to agree on another attempt.',
    },
    retournée: {
      subject: 'Your parcel has come back to us',
      text: 'The parcel is back. Answer this letter to say what we should do with it.',
    },
    annulée: {
      subject: 'Your delivery is cancelled',
      text: 'Nobody will come for this parcel.',
    },
  },
  reasons: {
    injoignable: 'The recipient did not answer.',
    absent: 'Nobody was there.',
    refuse: 'The parcel was refused.',
    adresse: 'The address was not found.',
    autre: 'Something unforeseen prevented the delivery.',
  },
  reference: 'Reference',
  estimate: 'Estimate',
  price: 'Price',
  code: 'Code to give',
  why: 'You receive this letter because this address stands on a delivery. It is not you? Answer it to tell us.',
  follow: 'Follow my delivery',
  ofOrder: (reference) => `Order ${reference}`,
}
