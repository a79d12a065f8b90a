/** The programs' data folder when nothing is set, from the root of the repository. */
export const dataFolder = 'var'

/**
 * The default ports, by which both programs find each other: the back office one above the site.
 */
export const sitePort = 3000
export const backOfficePort = sitePort + 1

/** The values that mean all addresses of the machine. */
const everywhere = new Set(['', '0.0.0.0', '::'])

/** A program of this machine, by the address it listens on (HOST, CMS_HOST). */
export function localUrlAt(port: number, host = ''): string {
  if (everywhere.has(host)) return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
/** The same as a person types it. */
export const typedUrlAt = (port: number) => `http://localhost:${port}`
/** Base of the contract API of a back office on this machine. */
export const apiUrlAt = (port: number, host?: string) => `${localUrlAt(port, host)}/api`
