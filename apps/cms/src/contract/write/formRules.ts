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
    nom: { required: false, maxLength: 255 },
    email: { required: true, email: true, maxLength: 254 },
  },
  devis: {
    nom: { required: true, maxLength: 255 },
    email: { required: true, email: true, maxLength: 254 },
    phone: { required: false, maxLength: 255 },
    service: { required: false, maxLength: 255 },
    message: { required: false, maxLength: 1_000_000 },
  },
  contacts: {
    name: { required: true, maxLength: 255 },
    email: { required: true, email: true, maxLength: 254 },
    indicatif: { required: false, maxLength: 255 },
    phone: { required: false, maxLength: 255 },
    subject: { required: false, maxLength: 255 },
    message: { required: false, maxLength: 1_000_000 },
  },
}
