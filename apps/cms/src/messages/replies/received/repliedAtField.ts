import type { Field } from 'payload'
import { timeField } from '../../../fields/timeField.ts'

/** Since when something that came by e-mail waits to be read; staff say when it was. */
export const repliedAtField: Field = {
  ...timeField({ name: 'repliedAt', label: 'Réponse à lire depuis le', sidebar: true }),
  index: true,
}
