import { defaultLocale, locales } from '@sira/contract/locales'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type NamedTab,
} from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { templateTexts } from './templateText.ts'

/** A limit, because all templates are offered beside every answer. */
const mostTemplates = 100

const withinBounds: CollectionBeforeChangeHook = async ({ operation, data, req }) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'answer-templates', req })
  if (totalDocs < mostTemplates) return data
  throw new APIError(`Il y a déjà ${mostTemplates} modèles\u00a0: supprimez-en un d’abord.`, 409)
}

const tabs = locales
  .toSorted(
    (one, other) => Number(other.code === defaultLocale) - Number(one.code === defaultLocale),
  )
  .map(({ code, name, dir }): NamedTab => {
    const missing = code === defaultLocale ? { missing: 'Écrivez la réponse en français.' } : {}
    return { name: code, label: name, fields: templateTexts({ rtl: dir === 'rtl', ...missing }) }
  })

/** Templates of frequent answers, written once in each language. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: 'Modèle de réponse', plural: 'Modèles de réponse' },
  access: { read: inboxStaff, create: inboxStaff, update: inboxStaff, delete: inboxStaff },
  admin: {
    group: adminGroups.settings,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Choisi dans «\u00a0Répondre\u00a0», un modèle remplit la réponse dans la langue du visiteur\u00a0; {nom} et {reference} y deviennent les siens. N’y écrivez rien d’une personne.',
  },
  hooks: { beforeChange: [withinBounds] },
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', label: 'Nom', required: true, unique: true, maxLength: 100 },
    { type: 'tabs', tabs },
  ],
}
