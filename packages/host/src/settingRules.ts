import * as z from 'zod'

/** The pieces that settings are made of; the messages end the sentence « attendu … ». */
const aPort = 'un numéro de port'
export const port = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort)
export const httpUrl = z.url({ protocol: /^https?$/, error: 'une adresse http(s)' })
/** One or several, separated by commas. */
export const httpUrls = z.string().transform((text, context) => {
  const parsed = z.array(httpUrl).safeParse(text.split(',').map((one) => one.trim()))
  if (parsed.success) return parsed.data
  context.addIssue('une adresse http(s), ou plusieurs entre des virgules')
  return z.NEVER
})
export const secret = z.string().min(16, 'au moins 16 caractères')

/** What Prometheus shows to read what a program counts of itself; without it there is nothing. */
export const metricsToken = secret.optional()

/** What LOG_LEVEL may be, for both programs: they are given the same. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
const inWords = `${logLevels.slice(0, -1).join(', ')} ou ${logLevels.at(-1)}`
export const logLevel = z.enum(logLevels, inWords).default('warn')
