import { defaultDialCode } from '../dialCodes.ts'
import { takeText } from '../forms/fieldRules.ts'
import { phoneField } from '../forms/formFields.ts'
import type { FormField } from '../forms/messageForm.ts'
import { internationalPhone } from '../forms/phone.ts'

export type Side = 'depart' | 'arrivee'
export type PlacePart = 'ville' | 'quartier' | 'repere' | 'contact' | 'phone'
export type PlaceField = `${Side}.${PlacePart}`

const longest = { typed: 120, sent: 255 }
const line = { take: takeText, longest, refusal: 'cannot be empty', required: true } as const

/** An address has a quarter, a landmark, and a person who answers there (product 13). */
const parts = {
  ville: {
    ...line,
    said: {
      fr: 'Veuillez saisir la ville.',
      en: 'Please type the town.',
      ar: 'يُرجى كتابة المدينة.',
    },
  },
  quartier: {
    ...line,
    said: {
      fr: 'Veuillez saisir le quartier.',
      en: 'Please type the neighbourhood.',
      ar: 'يُرجى كتابة الحي.',
    },
  },
  repere: {
    ...line,
    said: {
      fr: 'Veuillez donner un repère\u00a0: une école, une station, un maquis.',
      en: 'Please give a landmark: a school, a filling station, a shop.',
      ar: 'يُرجى ذكر معلم قريب: مدرسة أو محطة أو متجر.',
    },
  },
  contact: {
    ...line,
    said: {
      fr: 'Veuillez dire qui sera sur place.',
      en: 'Please say who will be there.',
      ar: 'يُرجى ذكر من سيكون في المكان.',
    },
  },
  phone: {
    ...phoneField,
    // A foreign number begins with its country code.
    take: (value: string) => internationalPhone(value, defaultDialCode),
    required: true,
  },
} as const satisfies Record<PlacePart, FormField<string>>

export function placeFields<Of extends Side>(side: Of) {
  const entries = Object.entries(parts).map(([part, field]) => [`${side}.${part}`, field])
  return Object.fromEntries(entries) as Record<`${Of}.${PlacePart}`, FormField<never>>
}
