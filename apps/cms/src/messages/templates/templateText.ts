import type { TextareaField, TextField } from 'payload'
import { unknownPlaceholders } from './placeholders.ts'

interface Words {
  longest: number
  /** The error for an empty field; a field without one may be empty. */
  missing?: string
}

/** Validates a text with placeholders: a misspelt one would reach a visitor in braces. */
export function checkTemplateText({ longest, missing }: Words) {
  return (value: unknown): string | true => {
    const text = typeof value === 'string' ? value : ''
    if (text.trim() === '') return missing ?? true
    if (text.length > longest) return `Au plus ${longest} caractères.`
    const [unknown] = unknownPlaceholders(text)
    if (unknown === undefined) return true
    return `${unknown} ne serait pas remplacé\u00a0: écrivez {nom} ou {reference}.`
  }
}

interface TemplateTexts {
  rtl: boolean
  /** The text where there is no answer. */
  missing?: string
}

/** Subject and answer in one language. */
export function templateTexts({ rtl, missing }: TemplateTexts): [TextField, TextareaField] {
  return [
    {
      name: 'subject',
      type: 'text',
      label: 'Objet',
      validate: checkTemplateText({ longest: 200 }),
      admin: { rtl, description: 'Vide\u00a0: celui que «\u00a0Répondre\u00a0» propose.' },
    },
    {
      name: 'text',
      type: 'textarea',
      label: 'Réponse',
      required: missing !== undefined,
      validate: checkTemplateText({ longest: 5000, ...(missing === undefined ? {} : { missing }) }),
      admin: { rtl, rows: 12 },
    },
  ]
}
