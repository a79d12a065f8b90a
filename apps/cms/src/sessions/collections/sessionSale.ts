import type { Field } from 'payload'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { sellingPrice } from '../../fields/money/sellingPrice.ts'
import { staffOnly } from '../../fields/wire/onWire.ts'
import { seatsLeft } from '../facts/seatsLeft.ts'

const wholeOrNothing = (value: unknown): true | string =>
  value === null || value === undefined || (Number.isInteger(value) && Number(value) >= 0)
    ? true
    : 'Un nombre entier, ou rien.'

/** The price of a seat, and the number of seats. */
export const sessionSale: Field[] = [
  {
    type: 'row',
    fields: [
      sellingPrice({
        name: 'prix',
        type: 'number',
        label: 'Prix (FCFA)',
        validate: wholeOrNothing,
        admin: { description: '0\u00a0: gratuit. Vide\u00a0: celui de la formation.' },
      }),
      sellingPrice({
        name: 'acompte',
        type: 'number',
        label: 'Acompte (FCFA)',
        validate: wholeOrNothing,
        admin: { description: 'Il confirme une place. Vide\u00a0: tout se paie d’un coup.' },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'places',
        type: 'number',
        label: 'Places',
        validate: wholeOrNothing,
        admin: { description: 'Vide\u00a0: sans limite. 0\u00a0: aucune.' },
      },
      {
        name: 'libres',
        type: 'number',
        label: 'Encore libres',
        access: fixed,
        custom: { ...staffOnly },
      },
      {
        name: 'minimum',
        type: 'number',
        label: 'Minimum',
        validate: wholeOrNothing,
        custom: { ...staffOnly },
        admin: { description: 'Participants sans lesquels elle n’a pas lieu.' },
      },
    ],
  },
  {
    name: 'placesRestantes',
    type: 'number',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    custom: { derived: { from: ['places', 'libres'], value: seatsLeft } },
  },
]
