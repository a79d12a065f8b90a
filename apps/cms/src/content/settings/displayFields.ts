import { defaultSettings, type Settings } from '@sira/contract/records/settings'
import type { Field } from 'payload'
import { webAddress, webAddresses } from '../../fields/webAddress.ts'
import { keptBySite } from './keptBySite.ts'
import { later, setting } from './setting.ts'

function flag(name: keyof Settings, label: string, description?: string): Field {
  const admin = description === undefined ? {} : { admin: { description } }
  return setting(name, { type: 'checkbox', label, ...admin })
}

export const displayFields: Field[] = [
  flag('showSearch', 'Montrer la recherche'),
  setting('searchSynonyms', {
    type: 'textarea',
    label: 'Synonymes de la recherche',
    ...later('searchSynonyms'),
    // Settings kept before there was this list begin with it too; an empty one stays empty.
    hooks: { afterRead: [({ value }) => value ?? defaultSettings.searchSynonyms] },
    maxLength: 10_000,
    admin: {
      rows: 10,
      description:
        'Une ligne par groupe, des virgules entre les mots ou les expressions : qui cherche l’un trouve aussi les autres. Majuscules, accents et pluriels sont sans importance.',
    },
  }),
  flag('showTopHeader', 'Montrer le bandeau du haut'),
  flag('showLang', 'Montrer le choix de la langue'),
  flag(
    'pageTranslation',
    'Proposer la traduction automatique',
    'Sur les pages anglaises et arabes dont un texte n’est pas encore traduit, le visiteur peut demander sa traduction à un service extérieur. Rien n’est chargé de ce service avant sa demande.',
  ),
  setting('translationScript', {
    type: 'text',
    label: 'Script du service de traduction',
    validate: webAddress,
    admin: {
      condition: ({ pageTranslation }) => pageTranslation === true,
      description: 'Vide : l’élément de traduction de Google.',
    },
  }),
  setting('translationHosts', {
    type: 'text',
    label: 'Autres adresses de ce service',
    validate: webAddresses,
    admin: {
      condition: ({ pageTranslation }) => pageTranslation === true,
      description:
        'Séparées par des espaces. Le navigateur du visiteur ne laisse le script joindre aucune autre adresse.',
    },
  }),
  flag(
    'proofOfWork',
    'Exiger une preuve de travail des formulaires',
    'À activer si des programmes envoient des messages en nombre. Le téléphone du visiteur fait un calcul d’une seconde, sans rien lui demander ; ce qui arrive sans ce calcul est classé « Indésirable ».',
  ),
  flag(
    'measureSpeed',
    'Mesurer la vitesse des pages chez les visiteurs',
    'Chaque page charge alors 3 ko de plus, une fois affichée, et transmet au site cinq durées, sans cookie ni adresse. Les résultats sont sur le tableau de bord.',
  ),
  setting('commentsProvider', {
    type: 'text',
    label: 'Service de commentaires',
    validate: keptBySite(
      'commentsProvider',
      'Écrivez interne, ou une adresse qui commence par https:// et contient {slug}.',
    ),
    admin: {
      description:
        '« interne » : nos propres commentaires, relus par l’équipe avant de paraître. Ou l’adresse d’un fil de commentaires à intégrer, avec {slug} à la place de l’article : https://commentaires.example/fil?page={slug}. Vide : pas de commentaires.',
    },
  }),
]
