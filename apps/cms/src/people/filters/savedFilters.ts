import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
  TextFieldSingleValidation,
  Where,
} from 'payload'
import { nobody } from '../../access/nobody.ts'
import { rolesOf } from '../../access/role.ts'
import { checkFilter } from './filterQuery.ts'
import { isOfPeople } from './isOfPeople.ts'
import { everybody, nobodyElse, sharedWithNames } from './sharedWith.ts'

/** A person's own filters, and those shared with one of his roles or with everybody. */
function readable({ req: { user } }: { req: PayloadRequest }): boolean | Where {
  if (!user) return false
  return {
    or: [{ owner: { equals: user.id } }, { sharedWith: { in: [everybody, ...rolesOf(user)] } }],
  }
}

function own({ req: { user } }: { req: PayloadRequest }): boolean | Where {
  return user ? { owner: { equals: user.id } } : false
}

/** Sets the author of a filter as its owner. */
const ofWhoAsks: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, owner: req.user?.id } : data

const knownList: TextFieldSingleValidation = (list, { req }) =>
  req.payload.config.collections.some(({ slug }) => slug === list) || 'Cette liste n’existe pas.'

const keepable: TextFieldSingleValidation = (query, { req, siblingData }) => {
  const list: unknown = Object.entries(siblingData).find(([name]) => name === 'list')?.[1]
  const found = req.payload.config.collections.find(({ slug }) => slug === list)
  if (found === undefined) return true
  const { config } = req.payload
  return checkFilter(query ?? '', found.flattenedFields, isOfPeople(found.slug, config))
}

/**
 * Named filters of lists. Payload's own (3.90, `enableQueryPresets`) asks in English who may
 * create, read, update and delete each.
 */
export const savedFilters: CollectionConfig = {
  slug: 'filtres',
  typescript: { interface: 'SavedFilter' },
  labels: { singular: 'Filtre', plural: 'Filtres' },
  access: {
    read: readable,
    create: ({ req }) => req.user !== null,
    update: own,
    delete: own,
  },
  admin: { hidden: true, useAsTitle: 'title' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'title',
  hooks: { beforeValidate: [ofWhoAsks] },
  fields: [
    { name: 'title', type: 'text', label: 'Nom', required: true, maxLength: 60 },
    {
      name: 'list',
      type: 'text',
      required: true,
      index: true,
      validate: knownList,
    },
    {
      name: 'query',
      type: 'text',
      required: true,
      maxLength: 2000,
      validate: keepable,
    },
    {
      name: 'sharedWith',
      type: 'select',
      label: 'Partagé avec',
      required: true,
      defaultValue: nobodyElse,
      options: Object.entries(sharedWithNames).map(([value, label]) => ({ value, label })),
    },
    { name: 'owner', type: 'relationship', relationTo: 'users', access: { update: nobody } },
  ],
}

/** Deletes the filters of a deleted account. */
export async function forgetFilters(req: PayloadRequest, owner: number): Promise<void> {
  await req.payload.delete({ collection: 'filtres', where: { owner: { equals: owner } }, req })
}
