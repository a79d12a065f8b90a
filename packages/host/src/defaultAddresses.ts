/** What the programs keep when nothing is set, from the root of the repository. */
export const dataFolder = 'var'

/** Where both programs find each other when nothing is set: the back office one port above the site. */
export const sitePort = 3000
export const backOfficePort = sitePort + 1

/** A program of this machine. */
export const localUrlAt = (port: number) => `http://127.0.0.1:${port}`
/** The same as a person types it. */
export const typedUrlAt = (port: number) => `http://localhost:${port}`
/** Base of the contract API of a back office on this machine. */
export const apiUrlAt = (port: number) => `${localUrlAt(port)}/api`
