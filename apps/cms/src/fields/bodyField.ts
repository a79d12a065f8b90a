import type { TextareaField } from 'payload'
import { markedRequired, requiredInFrench } from './requiredInFrench.ts'

export interface BodyFieldOptions {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** The syntax of a text, with its editor by its path from the app's folder. */
const editors = {
  markdown: '/src/admin/editor/MarkdownField.tsx#MarkdownField',
  html: '/src/admin/editor/HtmlField.tsx#HtmlField',
} as const

/** A localised text that has an editor of its own. */
export function bodyField(options: BodyFieldOptions, writing: keyof typeof editors): TextareaField {
  const { name, label, description, required = false } = options
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    custom: { holdsFiles: true, writing },
    admin: {
      components: { Field: editors[writing] },
      ...(description === undefined ? {} : { description }),
      ...(required ? { className: markedRequired } : {}),
    },
    ...(required ? { validate: requiredInFrench } : {}),
  }
}
