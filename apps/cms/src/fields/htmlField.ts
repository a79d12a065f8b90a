import type { TextareaField } from 'payload'
import { type BodyFieldOptions, bodyField } from './bodyField.ts'

/** A localised text in HTML; it is sanitised where it is shown. */
export function htmlField(options: BodyFieldOptions): TextareaField {
  return bodyField(options, 'html')
}
