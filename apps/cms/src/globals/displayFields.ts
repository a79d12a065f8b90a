import { defaultSettings } from '@sira/contract/records/settings'
import type { CheckboxField, Field } from 'payload'

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
    admin: { description: 'Nom du service tiers ; vide : pas de commentaires.' },
  },
]
