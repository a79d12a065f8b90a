import { defaultDialCode } from '@sira/contract/dialCodes'
import { isEmail, seenEmail } from '@sira/contract/forms/email'
import { internationalPhone } from '@sira/contract/forms/phone'

/** Under what cannot be read, nothing is found again to be erased. */
export const checkReach = {
  email: (value: unknown) =>
    !value ||
    (typeof value === 'string' && isEmail(seenEmail(value))) ||
    'Cette adresse n’en est pas une.',
  phone: (value: unknown) =>
    !value ||
    (typeof value === 'string' && internationalPhone(value, defaultDialCode) !== undefined) ||
    'Ce numéro n’en est pas un. Hors du Burkina Faso, commencez par l’indicatif : +225…',
}
