/** The ways in which an estimate reaches its client, with the words staff read. */
export const estimateWays = {
  email: 'Par e-mail',
  whatsapp: 'Par WhatsApp',
  main: 'Remis en main propre',
} as const

export type EstimateWay = keyof typeof estimateWays
