import type { TextareaField } from 'payload'
import { requiredInFrench } from './requiredInFrench.ts'

interface MarkdownFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** A localised text in Markdown. */
export function markdownField(options: MarkdownFieldOptions): TextareaField {
  const { name, label, description, required = false } = options
  return {
    name,
    type: 'textarea',
    label: required ? `${label} *` : label,
    localized: true,
    admin: {
      components: { Field: '/src/admin/editor/MarkdownField.tsx#MarkdownField' },
      ...(description === undefined ? {} : { description }),
    },
    ...(required ? { validate: requiredInFrench } : {}),
  }
}
