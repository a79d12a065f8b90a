import { defaultSettings } from '@sira/contract/records/settings'
import type { CheckboxField, Field } from 'payload'
import { webAddress } from '../fields/webAddress.ts'

type Flag = 'showSearch' | 'showTopHeader' | 'showLang'

function flag(name: Flag, label: string): CheckboxField {
  return { name, type: 'checkbox', label, defaultValue: defaultSettings[name] }
}

export const displayFields: Field[] = [
  flag('showSearch', 'Montrer la recherche'),
  flag('showTopHeader', 'Montrer le bandeau du haut'),
  flag('showLang', 'Montrer le choix de la langue'),
  {
    name: 'commentsProvider',
    type: 'text',
    label: 'Service de commentaires',
    validate: webAddress,
    admin: {
      description:
        'Adresse d’un fil de commentaires à intégrer, avec {slug} à la place de l’article : https://commentaires.example/fil?page={slug}. Vide : pas de commentaires.',
    },
  },
]
