import type { TextField } from 'payload'
import { requiredInFrench } from './requiredInFrench.ts'

interface TextFieldOptions {
  name: string
  label: string
  description?: string
  /** Must be given in French; shown by an asterisk. */
  required?: boolean
  localised?: boolean
}

/** One line of text. */
export function textField(options: TextFieldOptions): TextField {
  const { name, label, description, required = false, localised = true } = options
  return {
    name,
    type: 'text',
    label: required ? `${label} *` : label,
    localized: localised,
    ...(required ? { validate: requiredInFrench } : {}),
    ...(description === undefined ? {} : { admin: { description } }),
  }
}
