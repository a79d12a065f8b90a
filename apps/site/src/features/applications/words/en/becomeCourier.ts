import type { Words } from '../../../../language/words.ts'
import type { becomeCourier as fr } from '../fr/becomeCourier.ts'

/** Applying as a courier (product 2.15). */
export const becomeCourier: Words<typeof fr> = {
  becomeCourier: {
    delivery: 'Delivery',
    title: 'Become a courier',
    description:
      'Become a courier with Sira: a vehicle, an identity document, a licence where one is needed. Applying is free.',
    lead: 'You need a vehicle in good order, a phone and an identity document; a licence for a motorcycle, a tricycle or a car. Applying is free.',
    town: 'Town where you deliver',
    vehicle: 'Your vehicle',
    chooseVehicle: 'Choose your vehicle',
    vehicles: { velo: 'Bicycle', moto: 'Motorcycle', tricycle: 'Tricycle', voiture: 'Car' },
    piece: 'Identity document',
    pieceHint:
      'National identity card or passport: a clear photo or a PDF, 10\u00a0MB at most. Our team alone sees it.',
    licence: 'Driving licence',
    licenceHint:
      'For a motorcycle, a tricycle or a car: a clear photo or a PDF, 10\u00a0MB at most.',
    submit: 'Send my application',
    sent: 'We have received your application.',
    steps: [
      'Note this reference: with your number it shows where your application stands.',
      'We check your papers, then we call you for an interview.',
      'Once accepted, you are given the link to your courier’s page at the office.',
    ],
    problems: {
      nom: 'Please type your name.',
      phone: 'Invalid phone number. Check the number and the dialling code.',
      indicatif: 'Please choose a dialling code.',
      ville: 'Please type your town.',
      engin: 'Please choose your vehicle.',
      piece: 'Choose a photo or a PDF of your identity document.',
      permis: 'Choose a photo or a PDF of your licence: this vehicle needs one.',
    },
    again: 'This application has been sent already. Follow it by its reference.',
    refused: 'The form could not be read. Check each field, then send it again.',
  },
}
