import type { TextField } from 'payload'
import { markedRequired, requiredInFrench } from './requiredInFrench.ts'

interface TextFieldOptions {
  name: string
  label: string
  description?: string
  /** Required in French. */
  required?: boolean
  localised?: boolean
}

/** A field of one line. */
export function textField(options: TextFieldOptions): TextField {
  const { name, label, description, required = false, localised = true } = options
  return {
    name,
    type: 'text',
    label,
    localized: localised,
    ...(required ? { validate: requiredInFrench } : {}),
    admin: {
      ...(description === undefined ? {} : { description }),
      ...(required ? { className: markedRequired } : {}),
    },
  }
}
