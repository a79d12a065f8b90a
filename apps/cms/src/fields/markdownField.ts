import type { TextareaField } from 'payload'
import { type BodyFieldOptions, bodyField } from './bodyField.ts'

/** A localised text in Markdown. */
export function markdownField(options: BodyFieldOptions): TextareaField {
  return bodyField(options, 'markdown')
}
