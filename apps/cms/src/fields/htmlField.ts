import type { TextareaField } from 'payload'
import { requiredInFrench } from './requiredInFrench.ts'

interface HtmlFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** A localised text in HTML; it is sanitised where it is shown. */
export function htmlField(options: HtmlFieldOptions): TextareaField {
  const { name, label, description, required = false } = options
  return {
    name,
    type: 'textarea',
    label: required ? `${label} *` : label,
    localized: true,
    admin: {
      components: { Field: '/src/admin/editor/HtmlField.tsx#HtmlField' },
      ...(description === undefined ? {} : { description }),
    },
    ...(required ? { validate: requiredInFrench } : {}),
  }
}
