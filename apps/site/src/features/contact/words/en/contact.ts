import type { Words } from '../../../../language/words.ts'
import type { contact as french } from '../fr/contact.ts'

/** The contact page (product 2.6). */
export const contact: Words<typeof french> = {
  contact: {
    title: 'Contact',
    description:
      'Telephone, WhatsApp, e-mail and address of Sira in Ouagadougou, and a form to write to us.',
    lead: 'Call, write or drop in. We answer the same day, from Monday to midday on Saturday.',
    phones: 'Telephone',
    email: 'E-mail',
    location: 'Address',
    hours: 'Opening hours',
    map: 'Show the map',
    mapNote: 'The map comes from OpenStreetMap and uses data (about 1 MB).',
    mapTitle: 'Map of our offices',
    formHeading: 'Write to us',
  },
}
