import type { TextareaField } from 'payload'
import { markedRequired, requiredInFrench } from './requiredInFrench.ts'

export interface BodyFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** A localised text that has an editor of its own, given by its path from the app's folder. */
export function bodyField(options: BodyFieldOptions, editor: string): TextareaField {
  const { name, label, description, required = false } = options
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    custom: { holdsPictures: true },
    admin: {
      components: { Field: editor },
      ...(description === undefined ? {} : { description }),
      ...(required ? { className: markedRequired } : {}),
    },
    ...(required ? { validate: requiredInFrench } : {}),
  }
}
