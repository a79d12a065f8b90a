import { type LegalFact, legalFacts } from '@sira/contract/legal/completedText'
import type { Field } from 'payload'
import { markdownField } from '../../fields/markdownField.ts'
import { later, setting, type TextSetting } from './setting.ts'

/** The label of each legal fact, in the settings and wherever staff are asked for it. */
export const legalFactLabels: Readonly<Record<LegalFact, string>> = {
  rccm: 'Numéro RCCM',
  ifu: 'Numéro IFU',
  responsable: 'Responsable de la publication',
  hebergeur: 'Hébergeur du site',
  cil: 'Numéro de la déclaration à la CIL',
}

function legalFact(name: LegalFact): Field {
  const description = `Remplace {${name}} dans les textes ci-dessous. Vide\u00a0: la ligne n’est pas montrée.`
  return setting(name, {
    type: 'text',
    label: legalFactLabels[name],
    maxLength: 200,
    admin: { description, width: '50%' },
  })
}

function legalText(name: TextSetting, label: string): Field {
  return { ...markdownField({ name, label }), ...later(name) }
}

const agreement = setting('agrement', {
  type: 'text',
  label: 'Agrément de placement',
  maxLength: 200,
  admin: {
    description: 'Son numéro est sur chaque offre d’emploi. Vide\u00a0: rien n’est montré.',
  },
})

/** Terms and privacy (product 2.16): models that the company reviews and makes its own. */
export const legalFields: Field[] = [
  { type: 'row', fields: legalFacts.map(legalFact) },
  agreement,
  legalText('termsText', 'Termes et conditions'),
  legalText('privacyText', 'Politique de confidentialité'),
]
