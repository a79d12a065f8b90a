/** By which way somebody reached us, with the words staff read. */
export const sources = {
  site: 'Site',
  phone: 'Téléphone',
  visit: 'Visite',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
} as const

export type Source = keyof typeof sources

/** What staff enter by hand came by any of these; the site enters its own. */
export const enteredSources = ['phone', 'visit', 'whatsapp', 'email'] as const

/** Whether staff entered it; what was kept before there were sources came by the site. */
export function isEntered(record: object): record is { source: Exclude<Source, 'site'> } {
  return 'source' in record && enteredSources.some((source) => source === record.source)
}
