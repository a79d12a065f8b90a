/** Two sisters with one telephone. */
export const phone = '70 12 34 56'
export const awa = { nom: 'Awa Ouédraogo', phone, indicatif: '+226', consentement: true }
export const aicha = { ...awa, nom: 'Aïcha Ouédraogo' }

/** A Monday in the working hours of the company. */
export const monday = (time: string) => new Date(`2026-11-30T${time}Z`)
