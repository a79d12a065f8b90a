import type { CheckboxField, DateField } from 'payload'
import { dayOf } from '../../../dates/checkDay.ts'
import { dayField } from '../../../fields/dayField.ts'

const dayMs = 24 * 60 * 60_000

/** The place is taken (product 11). */
export const filledField: CheckboxField = {
  name: 'pourvue',
  type: 'checkbox',
  label: 'Poste pourvu',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description:
      'L’offre quitte la liste et sa page le dit. Pour la rouvrir\u00a0: décochez, et donnez une nouvelle date d’expiration.',
  },
}

/** The employer takes applications without the file of a CV. */
export const cvOptionalField: CheckboxField = {
  name: 'cv_facultatif',
  type: 'checkbox',
  label: 'CV facultatif',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description:
      'L’employeur prend aussi les candidatures sans fichier\u00a0: nom, téléphone et réponses suffisent.',
  },
}

const lastDay = dayField({
  name: 'date_expiration',
  label: 'Date d’expiration',
  description:
    'Dernier jour où l’on peut postuler, compris. Le lendemain l’offre quitte la liste. Vide\u00a0: elle y reste.',
  notBefore: {
    field: 'date_publication',
    sentence: 'L’offre ne peut pas expirer avant sa date de publication.',
  },
})

/**
 * The last day of an offer. For a filled offer it is in the past: so lists, the search, the markup
 * and the application form need no second rule.
 */
export const lastDayOfOffer: DateField = {
  ...lastDay,
  validate: (value, args) => {
    const { pourvue } = args.siblingData as { pourvue?: unknown }
    return pourvue ? true : (lastDay.validate?.(value, args) ?? true)
  },
  hooks: {
    beforeChange: [
      ({ value, siblingData }) => {
        if (!siblingData.pourvue) return value
        const yesterday = new Date(Date.now() - dayMs).toISOString()
        const last = dayOf(value)
        return last !== undefined && last <= yesterday.slice(0, 10) ? value : yesterday
      },
    ],
  },
}
