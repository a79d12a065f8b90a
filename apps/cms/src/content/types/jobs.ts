import { adminGroups } from '../../access/adminGroups.ts'
import { dayField } from '../../fields/dayField.ts'
import { markdownField } from '../../fields/markdownField.ts'
import { textField } from '../../fields/textField.ts'
import { publishedCollection } from '../factories/publishedCollection.ts'
import { cvOptionalField, filledField, lastDayOfOffer } from './offers/filledOffers.ts'
import { offerDeskField, verifiedField, verifiedUntilField } from './offers/offerTrust.ts'
import { questionsField } from './offers/questionsField.ts'

/** Job and internship offers (product 3, Job). */
export const jobs = publishedCollection(
  {
    slug: 'jobs',
    labels: { singular: 'Offre d’emploi', plural: 'Offres d’emploi' },
    admin: {
      group: adminGroups.site,
      defaultColumns: ['titre', 'state', 'date_expiration', 'compagnie', 'urgent'],
      listSearchableFields: ['titre', 'slug'],
    },
    fields: [
      offerDeskField,
      textField({ name: 'titre', label: 'Titre', required: true }),
      markdownField({ name: 'description', label: 'Description' }),
      questionsField,
      dayField({
        name: 'date_publication',
        label: 'Date de l’offre',
        description:
          'Les visiteurs voient depuis quand l’offre est là\u00a0; la plus récente est la première.',
        today: true,
        notAfterToday:
          'Cette date est dans le futur. Mettez celle d’aujourd’hui\u00a0; pour que l’offre paraisse plus tard, laissez-la en brouillon et utilisez «\u00a0Programmer…\u00a0».',
      }),
      lastDayOfOffer,
      textField({ name: 'pays', label: 'Pays' }),
      // A proper name, the same in every language: visitors choose by it.
      textField({
        name: 'ville',
        label: 'Ville',
        description:
          'Écrite partout de la même façon\u00a0: les visiteurs filtrent les offres par ville.',
        localised: false,
      }),
      {
        name: 'urgent',
        type: 'checkbox',
        label: 'Urgent',
        defaultValue: false,
        admin: {
          position: 'sidebar',
          description: 'Une marque sur l’offre, et un filtre de la liste. L’ordre n’en change pas.',
        },
      },
      cvOptionalField,
      filledField,
      verifiedField,
      verifiedUntilField,
      { name: 'compagnie', type: 'relationship', relationTo: 'compagnies', label: 'Entreprise' },
      { name: 'jobdomain', type: 'relationship', relationTo: 'jobdomains', label: 'Domaine' },
      { name: 'jobtype', type: 'relationship', relationTo: 'jobtypes', label: 'Type de contrat' },
      {
        name: 'experience_level',
        type: 'relationship',
        relationTo: 'experience-levels',
        label: 'Expérience',
      },
    ],
  },
  { write: 'Publier une offre' },
)
