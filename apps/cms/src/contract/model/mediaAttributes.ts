import type { FlattenedField } from 'payload'
import type { Attribute, ScalarAttribute, ValueKind } from './contentModel.ts'

/** Wire name, Payload field, kind; a field of `null` is computed when a file is shown. */
const attributes: readonly (readonly [string, string | null, ValueKind])[] = [
  ['name', 'filename', 'text'],
  ['alternativeText', 'alternativeText', 'text'],
  ['caption', 'caption', 'text'],
  ['width', 'width', 'number'],
  ['height', 'height', 'number'],
  ['formats', null, 'json'],
  ['hash', null, 'text'],
  ['ext', null, 'text'],
  ['mime', 'mimeType', 'text'],
  ['size', null, 'number'],
  ['url', null, 'text'],
  ['previewUrl', null, 'text'],
  ['provider', null, 'text'],
  ['provider_metadata', null, 'json'],
  ['createdAt', 'createdAt', 'instant'],
  ['updatedAt', 'updatedAt', 'instant'],
]

/** Every record has one; Payload does not list it among the fields. */
export const idAttribute: ScalarAttribute = {
  kind: 'scalar',
  name: 'id',
  field: 'id',
  value: 'id',
  localised: false,
  stored: true,
}

/** contract.md, Envelope: the attributes of a file, in the recorded order. */
export function mediaAttributes(fields: readonly FlattenedField[]): Attribute[] {
  const described = attributes.map(([name, field, value]): ScalarAttribute => {
    const source = fields.find((candidate) => candidate.name === (field ?? ''))
    return {
      kind: 'scalar',
      name,
      field: field ?? name,
      value,
      localised: source !== undefined && 'localized' in source && source.localized === true,
      stored: source !== undefined,
    }
  })
  return [idAttribute, ...described]
}
