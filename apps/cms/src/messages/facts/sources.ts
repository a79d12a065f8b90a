/** The ways by which messages come in, with their names for staff. */
export const sources = {
  site: 'Site',
  phone: 'Téléphone',
  visit: 'Visite',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
} as const

export type Source = keyof typeof sources

/** The sources of messages that staff enter; those of the site have its own. */
export const enteredSources = ['phone', 'visit', 'whatsapp', 'email'] as const

/** Whether staff entered it. Messages from before there were sources came by the site. */
export function isEntered(record: object): record is { source: Exclude<Source, 'site'> } {
  return 'source' in record && enteredSources.some((source) => source === record.source)
}
