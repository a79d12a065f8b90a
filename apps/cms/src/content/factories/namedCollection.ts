import type { CollectionConfig, Field } from 'payload'
import { textField } from '../../fields/textField.ts'
import { contentCollection } from './contentCollection.ts'

interface NamedCollection {
  slug: string
  labels: { singular: string; plural: string }
  group: string
  /** False for the proper names of companies. */
  localised?: boolean
  fields?: Field[]
  hooks?: CollectionConfig['hooks']
}

/** A list of names that other records choose from. */
export function namedCollection(options: NamedCollection): CollectionConfig {
  const { slug, labels, group, localised = true, fields = [], hooks = {} } = options
  return contentCollection({
    slug,
    labels,
    admin: { group, useAsTitle: 'nom', defaultColumns: ['nom', 'updatedAt'] },
    defaultSort: 'nom',
    hooks,
    fields: [textField({ name: 'nom', label: 'Nom', required: true, localised }), ...fields],
  })
}
