import { limits } from '@sira/contract/limits'
import type { PublicCreate } from '../publicTypes.ts'

/** How one value of a form is checked, and how long it may be (characters). */
export interface FieldRule {
  required: boolean
  email?: true
  maxLength: number
}

/** The fields a stranger may send, in the order problems are told; everything else is dropped. */
export const formRules: Readonly<Record<PublicCreate, Readonly<Record<string, FieldRule>>>> = {
  newsletters: {
    nom: { required: false, maxLength: limits.formField.name },
    email: { required: true, email: true, maxLength: limits.formField.email },
  },
  devis: {
    nom: { required: true, maxLength: limits.formField.name },
    email: { required: true, email: true, maxLength: limits.formField.email },
    phone: { required: false, maxLength: limits.formField.name },
    service: { required: false, maxLength: limits.formField.name },
    message: { required: false, maxLength: limits.formBody },
  },
  contacts: {
    name: { required: true, maxLength: limits.formField.name },
    email: { required: true, email: true, maxLength: limits.formField.email },
    indicatif: { required: false, maxLength: limits.formField.name },
    phone: { required: false, maxLength: limits.formField.name },
    subject: { required: false, maxLength: limits.formField.name },
    message: { required: false, maxLength: limits.formBody },
  },
}
