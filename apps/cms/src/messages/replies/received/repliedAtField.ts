import type { Field } from 'payload'
import { timeField } from '../../../fields/timeField.ts'

/** The time since which a received e-mail waits to be read; staff mark it as read. */
export const repliedAtField: Field = {
  ...timeField({ name: 'repliedAt', label: 'Réponse à lire depuis le', sidebar: true }),
  index: true,
}
