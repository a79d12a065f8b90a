import { defaultDialCode } from '@sira/contract/dialCodes'
import type { FieldRule as SiteRule } from '@sira/contract/forms/publicForm'
import { publicForms } from '@sira/contract/forms/publicForms'
import { limits } from '@sira/contract/limits'
import type { PublicCreate } from '../../../contract/publicTypes.ts'

/** How one value of a form is checked at the door. */
export interface FieldRule {
  required: boolean
  /** Characters. */
  maxLength: number
  /** The rule of the site's own form: what is kept of the value, or undefined. */
  take?: SiteRule<string> | undefined
  /** What is said of a value that cannot be taken, after the name of its field. */
  refusal?: string
}

export interface FormRules {
  /** What the rules of the site find for a field that was not sent. */
  unsent: Readonly<Record<string, string>>
  /** The fields a stranger may send, in the order problems are told; the rest is dropped. */
  fields: Readonly<Record<string, FieldRule>>
}

const { name, email, formBody } = { ...limits.formField, formBody: limits.formBody }

const refusals = {
  email: 'must be a valid email',
  phone: 'must be a valid phone number',
  indicatif: 'must be one of the offered codes',
  service: 'must be one of the offered services',
  subject: 'must be one of the offered services',
  name: 'cannot be empty',
  message: 'cannot be empty',
} as const

/** One field of a form that the site has too: the site's rule, in the words of the door. */
function asOnSite(type: PublicCreate, field: keyof typeof refusals, maxLength: number): FieldRule {
  const take = publicForms[type].rules[field]
  return { required: false, maxLength, take, refusal: refusals[field] }
}

/**
 * What is sent is held to the rules of the site; what is left out stays empty, and so does the
 * name of a quote, because Strapi took both and its clients may count on it (recorded call d02).
 */
export const formRules: Readonly<Record<PublicCreate, FormRules>> = {
  newsletters: {
    unsent: {},
    fields: {
      nom: { required: false, maxLength: name },
      email: { ...asOnSite('newsletters', 'email', email), required: true },
    },
  },
  devis: {
    // The dial code is not sent (spec 3).
    unsent: { indicatif: defaultDialCode },
    fields: {
      nom: { required: true, maxLength: name },
      email: { ...asOnSite('devis', 'email', email), required: true },
      phone: asOnSite('devis', 'phone', name),
      service: asOnSite('devis', 'service', name),
      message: asOnSite('devis', 'message', formBody),
    },
  },
  contacts: {
    unsent: { indicatif: defaultDialCode },
    fields: {
      name: { ...asOnSite('contacts', 'name', name), required: true },
      email: { ...asOnSite('contacts', 'email', email), required: true },
      indicatif: asOnSite('contacts', 'indicatif', name),
      phone: asOnSite('contacts', 'phone', name),
      subject: asOnSite('contacts', 'subject', name),
      message: asOnSite('contacts', 'message', formBody),
    },
  },
}
