import { defaultSettings } from '@sira/contract/records/settings'
import type { Field } from 'payload'
import { webAddress } from '../../fields/webAddress.ts'

function productName(value: string | null | undefined): true | string {
  return /^[a-z0-9-]+$/.test(value ?? '')
    ? true
    : 'Lettres minuscules sans accent, chiffres et tirets seulement.'
}

export const brandFields: Field[] = [
  {
    name: 'brandName',
    type: 'text',
    label: 'Nom de l’entreprise',
    required: true,
    defaultValue: defaultSettings.brandName,
  },
  {
    name: 'productName',
    type: 'text',
    label: 'Nom dans l’adresse de la boutique',
    required: true,
    defaultValue: defaultSettings.productName,
    validate: productName,
    admin: { description: 'Donne l’adresse /nom-biblio de l’espace de vente en ligne.' },
  },
  {
    name: 'copyrightYear',
    type: 'number',
    label: 'Année du copyright',
    required: true,
    min: 1990,
    max: 2100,
    defaultValue: defaultSettings.copyrightYear,
  },
  {
    name: 'videoUrl',
    type: 'text',
    label: 'Vidéo de présentation',
    validate: webAddress,
  },
]
