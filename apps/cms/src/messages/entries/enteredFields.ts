interface EnteredField {
  label: string
  /** The error for a value that cannot be taken. */
  problem: string
}

const name: EnteredField = { label: 'Nom', problem: 'Donnez le nom.' }
const service: EnteredField = { label: 'Service', problem: 'Choisissez un service.' }

/**
 * The fields of the forms, as staff fill them in for a visitor; the dial code is part of the
 * number.
 */
export const enteredFields: Readonly<Record<string, EnteredField>> = {
  nom: name,
  name,
  phone: {
    label: 'Téléphone',
    problem:
      'Ce numéro ne peut pas être pris. Hors du Burkina Faso, il commence par l’indicatif (+225…) ; une demande de devis veut un numéro du pays.',
  },
  email: { label: 'E-mail', problem: 'Cette adresse n’en est pas une.' },
  service,
  subject: service,
  message: { label: 'Ce qui est demandé', problem: 'Écrivez ce qui est demandé.' },
}

/** At least one of the two is required. */
export const reaches: readonly string[] = ['phone', 'email']
export const unreachable = 'Donnez un numéro de téléphone ou une adresse e-mail.'
export const unwritable = 'Donnez l’adresse de l’accusé de réception, ou décochez-le.'
