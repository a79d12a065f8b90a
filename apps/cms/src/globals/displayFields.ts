import { defaultSettings } from '@sira/contract/records/settings'
import type { CheckboxField, Field } from 'payload'
import { webAddress } from '../fields/webAddress.ts'

type Flag = 'showSearch' | 'showTopHeader' | 'showLang' | 'proofOfWork'

function flag(name: Flag, label: string, description?: string): CheckboxField {
  const admin = description === undefined ? {} : { admin: { description } }
  return { name, type: 'checkbox', label, defaultValue: defaultSettings[name], ...admin }
}

export const displayFields: Field[] = [
  flag('showSearch', 'Montrer la recherche'),
  flag('showTopHeader', 'Montrer le bandeau du haut'),
  flag('showLang', 'Montrer le choix de la langue'),
  flag(
    'proofOfWork',
    'Exiger une preuve de travail des formulaires',
    'À activer si des programmes envoient des messages en nombre. Le téléphone du visiteur fait un calcul d’une seconde, sans rien lui demander ; ce qui arrive sans ce calcul est classé « Indésirable ».',
  ),
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
