import * as z from 'zod'

/** The building blocks of settings; the messages end the sentence « attendu … ». */
const aPort = 'un numéro de port'
export const port = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort)
export const httpUrl = z.url({ protocol: /^https?$/, error: 'une adresse http(s)' })

/** Pages, cookies and links stand at the root of a host: a path would be dropped silently. */
export const siteAddress = httpUrl.refine((url) => {
  // The rule before has already refused a text that is no address.
  if (!URL.canParse(url)) return true
  const { pathname, search, hash } = new URL(url)
  return `${pathname}${search}${hash}` === '/'
}, 'une adresse sans chemin, comme https://www.exemple.com\u00a0: le site occupe un nom (ou un sous-domaine) entier')
export const secret = z.string().min(16, 'au moins 16 caractères')

/** The token by which Prometheus reads the metrics of a program; without it there are none. */
export const metricsToken = secret.optional()

/**
 * The server in which several programs count their limits together. Without it each counts for
 * itself.
 */
export const valkeyUrl = z
  .string()
  .regex(/^(valkey|redis)s?:\/\/./, 'une adresse valkey://… ou redis://…')
  .optional()

/** The values of LOG_LEVEL, the same for both programs. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
const inWords = `${logLevels.slice(0, -1).join(', ')} ou ${logLevels.at(-1)}`
export const logLevel = z.enum(logLevels, inWords).default('warn')
