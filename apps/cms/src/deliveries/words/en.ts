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
    asked: 'Nothing for now: we will call you to confirm the price.',
    priced: (price) => `The price is ${price}. We are choosing a courier.`,
    code: (code) =>
      `Give the code ${code} to whoever receives the parcel: the courier asks for it. Tell it to nobody else.`,
    failed: 'We will call you to agree on another attempt.',
    checking: 'Nothing: we are checking the delivery with the courier.',
    codeElsewhere:
      'The courier asks for a code at the door: it is on the device that sent the request, in our letters and in your space. Without it a signature is enough, or call us.',
    again: (reference) => `A new delivery replaces it: follow ${reference}.`,
    owed: (amount) => `Nothing: we are giving ${amount} back to you.`,
  },
  pay: {
    payers: { expediteur: 'The sender', destinataire: 'The recipient' },
    thePrice: 'the agreed price',
    door: {
      expediteur: (amount) =>
        `The sender pays ${amount} in cash to the courier, who comes for the parcel.`,
      destinataire: (amount) =>
        `The recipient pays ${amount} in cash to the courier, who brings the parcel.`,
    },
    office: (who, amount, address) =>
      `${who} pays ${amount} in cash at our office (${address}), before the parcel leaves, and gives the reference.`,
    mobileLater: (who) =>
      `${who} will pay by mobile money, before the parcel leaves: we give the account with the price.`,
    mobile: (who, amount) =>
      `${who} sends ${amount} by mobile money to one of these accounts, before the parcel leaves, then gives us the number of the transaction and the reference, by WhatsApp or by phone:`,
    account: (name, number, holder) => `${name}: ${number}, in the name of ${holder}`,
    byPhone: (who, amount) =>
      `${who} pays ${amount} before the parcel leaves: we say by phone to which account.`,
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
  parcel: 'Parcel',
  to: 'To',
  code: 'Code to give',
  why: 'You receive this letter because this address stands on a delivery. It is not you? Answer it to tell us.',
  follow: 'Follow my delivery',
  ofOrder: (reference) => `Order ${reference}`,
}
