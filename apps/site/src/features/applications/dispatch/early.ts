import { defaultDialCode } from '@sira/contract/dialCodes'
import { emailField } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { Refused } from './problemOf.ts'

/** What keeps a form here: a field that the back office would refuse, or no network. */
export function early(typed: FormData, isOnline = navigator.onLine): Refused | undefined {
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  const email = text('email')
  const dialCode = text('indicatif') || defaultDialCode
  const wrong = {
    nom: typed.has('nom') && !/\p{L}/u.test(text('nom')),
    email: email !== '' && emailField.take(email) === undefined,
    // Where no country is asked for, it is the number of a dossier, which only its record knows.
    phone: typed.has('indicatif') && internationalPhone(text('phone'), dialCode) === undefined,
  }
  const field = Object.entries(wrong).find(([, isWrong]) => isWrong)?.[0]
  if (field !== undefined) return { status: 400, field }
  return isOnline === false ? { status: 503 } : undefined
}
