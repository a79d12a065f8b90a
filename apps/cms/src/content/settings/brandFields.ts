import type { Field } from 'payload'
import { webAddress } from '../../fields/webAddress.ts'
import { keptBySite } from './keptBySite.ts'
import { logoFields } from './logoFields.ts'
import { setting } from './setting.ts'

export const brandFields: Field[] = [
  setting('brandName', { type: 'text', label: 'Nom de l’entreprise', required: true }),
  ...logoFields,
  setting('productName', {
    type: 'text',
    label: 'Nom dans l’adresse de la boutique',
    required: true,
    validate: keptBySite(
      'productName',
      'Lettres minuscules sans accent, chiffres et tirets seulement.',
    ),
    admin: { description: 'Donne l’adresse /nom-biblio de l’espace de vente en ligne.' },
  }),
  setting('copyrightYear', {
    type: 'number',
    label: 'Année du copyright',
    required: true,
    min: 1990,
    max: 2100,
  }),
  setting('videoUrl', { type: 'text', label: 'Vidéo de présentation', validate: webAddress }),
]
